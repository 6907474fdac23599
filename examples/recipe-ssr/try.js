import { spawn } from "node:child_process";
import { once } from "node:events";

const server = spawn(process.execPath, ["dist/server.js"], {
  env: { ...process.env, PORT: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
const [line] = await once(server.stdout.setEncoding("utf8"), "data");
const [port] = line.match(/\d+/);

const page = await (await fetch(`http://localhost:${port}/`)).text();
console.log(page);

const [, link] = page.match(/href="(.+?)"/);
const styles = await (await fetch(`http://localhost:${port}${link}`)).text();
console.log(styles);

server.kill();
