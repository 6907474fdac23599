import { log } from "./log.js";

export const open = Math.random();
const trace = () => log("closed");
export const close = () => trace();
