import colors from "./theme.js";
import preset from "./site.preset.json";
import contents from "./contents.txt";
import page from "./page.txt?part=intro#top";
import order from "./order.txt";
import { bytes } from "./pixel.bin";

console.log(colors);
console.log(preset);
console.log(contents);
console.log(page);
console.log(order, bytes);
