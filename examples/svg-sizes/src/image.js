import { icons } from "./icons.js";

for (const icon of icons) {
  const image = document.createElement("img");
  image.src = icon;
  document.body.append(image);
}
