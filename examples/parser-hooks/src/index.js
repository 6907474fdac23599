import defaults from "./defaults.js";
import { Shape, area } from "./shapes.js";
export { area } from "./shapes.js";
export * from "./colors.js";

export const version = 3;

class Circle extends Shape {
  radius = defaults[0];
}

var width = 10;
let height = 20;
const depth = 30;

const $ = jQuery;
$("body").text(t("greet" + "ing"));

i18n.locale.set("de");
i18n.format("number").short;
i18n.format("date").short();

legacy = width;
legacy++;
legacy.mode = height;
legacy.count++;

const kind = typeof LEVEL === "string" && LEVEL.name;
const size = DEBUG ? depth : area(new Circle());
if (DEBUG) start();

const { language } = env;
const url = app.config.url;
const maybe = app?.user?.name;
const answer = parseSize("4kb");
const stamp = new Stamp(1);
if (answer || stamp) debug: console.log(url, maybe, kind, size, language);

const later = await import("./later.js");
import("./later.js").then(({ load }) => load(later));
