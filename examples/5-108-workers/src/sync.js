import("./log.js");
