import { env } from "node:process";

export const locale = () => env.LANG ?? "en";
