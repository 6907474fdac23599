import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = { ".css": "text/css", ".js": "text/javascript" };

createServer(async (request, response) => {
  const path = new URL(request.url, "http://localhost").pathname;
  try {
    if (path === "/") {
      const nonce = randomBytes(16).toString("hex");
      const page = await readFile("dist/index.html", "utf8");
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
      });
      response.end(page.replaceAll("NONCE", nonce));
    } else {
      const file = await readFile(join("dist", normalize(path)));
      response.writeHead(200, { "Content-Type": types[extname(path)] ?? "" });
      response.end(file);
    }
  } catch {
    response.writeHead(404).end("Not found");
  }
}).listen(3000, () => console.log("http://localhost:3000"));
