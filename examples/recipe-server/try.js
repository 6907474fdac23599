import { spawn } from "node:child_process";
import { once } from "node:events";

const server = spawn(process.execPath, ["dist/server.js"], {
  env: { ...process.env, PORT: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
const [line] = await once(server.stdout.setEncoding("utf8"), "data");
const [port] = line.match(/\d+/);

for (const path of ["/", "/books", "/books/emma", "/books/none"]) {
  const response = await fetch(`http://localhost:${port}${path}`);
  console.log(response.status, (await response.text()).trim());
}

server.kill();
