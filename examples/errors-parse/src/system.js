System.import("./math.js");
require.include("./math.js");
module.parent.require("./math.js");
