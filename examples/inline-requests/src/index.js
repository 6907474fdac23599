import * as all from "./steps.js";
import * as withoutNormal from "!./steps.js";
import * as withoutPreAndNormal from "-!./steps.js";
import * as none from "!!./steps.js";
import * as inline from "../loaders/step-loader.mjs?inline!./steps.js";
import * as renamed from "./steps.js!=!../loaders/step-loader.mjs?inline!./source.js";

const show = (prefix, { steps }) => console.log(`${prefix}: ${steps.join(", ") || "(no loader)"}`);

show("no prefix", all);
show("!", withoutNormal);
show("-!", withoutPreAndNormal);
show("!!", none);
show("inline!", inline);
show("steps.js!=!inline!", renamed);
