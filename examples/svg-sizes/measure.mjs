import { readdirSync, readFileSync } from "node:fs";

console.log("                files  scripts  images    sum");
for (const { name } of (await import("./webpack.config.mjs")).default) {
  const files = readdirSync(`dist/${name}`);
  const [scripts, images] = [".js", ".svg"].map((extension) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((sum, file) => sum + readFileSync(`dist/${name}/${file}`).length, 0),
  );
  console.log(
    name.padEnd(16) +
      String(files.length).padStart(5) +
      String(scripts).padStart(9) +
      String(images).padStart(8) +
      String(scripts + images).padStart(7),
  );
}
