import { icon } from "./icon.js";

export const close = icon("close");
export const open = icon("open");
