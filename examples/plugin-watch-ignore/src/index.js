import { routes } from "./generated/routes.js";

console.log(routes);
