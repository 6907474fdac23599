import varLibrary from "./webpack.var.mjs";
import assignLibrary from "./webpack.assign.mjs";
import assignPropertiesLibrary from "./webpack.assign-properties.mjs";
import windowLibrary from "./webpack.window.mjs";
import selfLibrary from "./webpack.self.mjs";
import globalLibrary from "./webpack.global.mjs";
import thisLibrary from "./webpack.this.mjs";
import jsonpLibrary from "./webpack.jsonp.mjs";
import commonjsLibrary from "./webpack.commonjs.mjs";
import commonjs2Library from "./webpack.commonjs2.mjs";
import commonjsModuleLibrary from "./webpack.commonjs-module.mjs";
import commonjsStaticLibrary from "./webpack.commonjs-static.mjs";
import moduleLibrary from "./webpack.module.mjs";
import modernModuleLibrary from "./webpack.modern-module.mjs";
import umdLibrary from "./webpack.umd.mjs";
import umd2Library from "./webpack.umd2.mjs";
import amdLibrary from "./webpack.amd.mjs";
import amdRequireLibrary from "./webpack.amd-require.mjs";
import systemLibrary from "./webpack.system.mjs";

export default [
  varLibrary,
  assignLibrary,
  assignPropertiesLibrary,
  windowLibrary,
  selfLibrary,
  globalLibrary,
  thisLibrary,
  jsonpLibrary,
  commonjsLibrary,
  commonjs2Library,
  commonjsModuleLibrary,
  commonjsStaticLibrary,
  moduleLibrary,
  modernModuleLibrary,
  umdLibrary,
  umd2Library,
  amdLibrary,
  amdRequireLibrary,
  systemLibrary,
];
