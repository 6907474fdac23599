import varExternal from "./webpack.var.mjs";
import assignExternal from "./webpack.assign.mjs";
import windowExternal from "./webpack.window.mjs";
import selfExternal from "./webpack.self.mjs";
import globalExternal from "./webpack.global.mjs";
import thisExternal from "./webpack.this.mjs";
import promiseExternal from "./webpack.promise.mjs";
import scriptExternal from "./webpack.script.mjs";
import commonjsExternal from "./webpack.commonjs.mjs";
import commonjs2External from "./webpack.commonjs2.mjs";
import commonjsModuleExternal from "./webpack.commonjs-module.mjs";
import commonjsStaticExternal from "./webpack.commonjs-static.mjs";
import nodeCommonjsExternal from "./webpack.node-commonjs.mjs";
import moduleExternal from "./webpack.module.mjs";
import importExternal from "./webpack.import.mjs";
import moduleImportExternal from "./webpack.module-import.mjs";
import amdExternal from "./webpack.amd.mjs";
import amdRequireExternal from "./webpack.amd-require.mjs";
import umdExternal from "./webpack.umd.mjs";
import umd2External from "./webpack.umd2.mjs";
import systemExternal from "./webpack.system.mjs";
import jsonpExternal from "./webpack.jsonp.mjs";
import amdAsyncExternal from "./webpack.amd-async.mjs";
import assetExternal from "./webpack.asset.mjs";
import assetUrlExternal from "./webpack.asset-url.mjs";
import cssUrlExternal from "./webpack.css-url.mjs";
import cssImportExternal from "./webpack.css-import.mjs";

export default [
  varExternal,
  assignExternal,
  windowExternal,
  selfExternal,
  globalExternal,
  thisExternal,
  promiseExternal,
  scriptExternal,
  commonjsExternal,
  commonjs2External,
  commonjsModuleExternal,
  commonjsStaticExternal,
  nodeCommonjsExternal,
  moduleExternal,
  importExternal,
  moduleImportExternal,
  amdExternal,
  amdRequireExternal,
  umdExternal,
  umd2External,
  systemExternal,
  jsonpExternal,
  amdAsyncExternal,
  assetExternal,
  assetUrlExternal,
  cssUrlExternal,
  cssImportExternal,
];
