import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { optimize } from "svgo";
import builds from "./webpack.config.mjs";

const print = (name, svg) =>
  console.log(
    name.padEnd(22) +
      String(Buffer.byteLength(svg)).padStart(6) +
      String(gzipSync(svg).length).padStart(6),
  );

console.log("                       bytes  gzip");
for (const { name } of builds) {
  print(name, readFileSync(`dist/${name}/cart.svg`, "utf8"));
}
print("SVGO, its defaults", optimize(readFileSync("public/cart.svg", "utf8")).data);
