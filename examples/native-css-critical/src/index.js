import("./rest.css");
