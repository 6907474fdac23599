import { version } from "virtual:build";
import { routes } from "virtual:routes";
import theme from "virtual:theme.json";

console.log(version, Object.keys(routes), theme.color);
console.log((await routes["/cart"]()).title);
