import "./style.css";
import { area } from "./area.js";

const logo = new URL("./logo.svg", import.meta.url);

document.body.append(`Area: ${area(3, 4)}`);

document.addEventListener("click", async () => {
  const { chart } = await import("./chart.js");
  chart(logo, area(5, 6));
});
