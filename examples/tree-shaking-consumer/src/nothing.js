import "../ui/index.js";
