import "./style.css";
import settings from "./settings.json";
import { greet as welcome, unused } from "./greet.js";

export { welcome };
export * from "./greet.js";
export default function start() {
  return welcome(settings.name);
}

class Shape {
  static sides = 0;
  #name = "shape";

  get name() {
    return this.#name;
  }
}

class Square extends Shape {
  static {
    Square.sides = 4;
  }
}

const logo = new URL("./logo.svg", import.meta.url);
let count = 0;
var legacy = typeof window === "undefined" ? "server" : "browser";
const { language = "en", ...rest } = globalThis.navigator ?? {};

outer: for (const one of [1, 2]) {
  if (one === 2) break outer;
  count += one;
}

if (process.env.NODE_ENV === "production" && VERSION) count++;

console.log(start(), logo.href, count, legacy, language, rest, new Square().name);

export const load = (name) => import(`./pages/${name}.js`);
export const loadMain = () => import(/* webpackChunkName: "chart" */ "./chart.js");
