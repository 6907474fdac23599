import arrayPushFormat from "./webpack.array-push.mjs";
import commonjsFormat from "./webpack.commonjs.mjs";
import moduleFormat from "./webpack.module.mjs";
import falseFormat from "./webpack.false.mjs";

export default [arrayPushFormat, commonjsFormat, moduleFormat, falseFormat];
