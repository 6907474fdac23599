import { base } from "./base.js";

export default { text: base, border: `color-mix(in srgb, ${base}, white)` };
