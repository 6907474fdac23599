import "./open.js";
import "./plugin.js";
import "./task.js";
import "./list.js";
