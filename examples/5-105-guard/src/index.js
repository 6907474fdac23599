import * as api from "./api.js";

console.log("listUsers" in api ? api.listUsers() : "no list");
