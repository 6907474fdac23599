import fs from "node:fs";

const tiles = [];
for (let i = 0; i < 196; i++) {
  const x = (i % 14) * 28;
  const y = Math.floor(i / 14) * 28;
  const hue = Math.round((i * 360) / 196);
  tiles.push(`<rect x="${x}" y="${y}" width="26" height="26" fill="hsl(${hue} 60% 50%)"/>`);
}
fs.writeFileSync(
  "src/photo.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${tiles.join("\n")}</svg>\n`,
);
