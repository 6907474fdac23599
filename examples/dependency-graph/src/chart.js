import { area } from "./area.js";

export const chart = (logo, size) => {
  console.log(logo.href, size, area(1, 1));
};
