import "./worker-a.js";
