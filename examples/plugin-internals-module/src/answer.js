import { round } from "lib/esm";

const help = globalThis.help ?? "none";

export const answer = [round(Number(new Date())), help];
