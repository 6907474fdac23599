import { once } from "node:events";
import { createServer } from "node:http";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.mjs";

const backend = createServer((request, response) => {
  response.end(`backend ${request.method} ${request.url}`);
}).listen(0, "127.0.0.1");
await once(backend, "listening");
const { devServer } = config;
const [proxy] = devServer.proxy;
const target = `http://127.0.0.1:${backend.address().port}`;

const compiler = webpack({
  mode: "none",
  context: import.meta.dirname,
  infrastructureLogging: { level: "none" },
  stats: "none",
});
const local = { host: "127.0.0.1", port: 0, hot: false, client: false };
const server = new WebpackDevServer(
  { ...devServer, ...local, proxy: [{ ...proxy, target }] },
  compiler,
);
await server.start();

await request("GET", "/api/users");
await request("GET", "/api/users?page=2");
await request("POST", "/api/users");
await request("POST", "/api/cart", { id: 7 });
await request("GET", "/api/cart");
await request("GET", "/api/orders");

await server.stop();
backend.close();

/** Prints the answer to a request. */
async function request(method, path, item) {
  const url = `http://127.0.0.1:${server.server.address().port}${path}`;
  const body = item && JSON.stringify(item);
  const response = await fetch(url, { method, body });
  const text = (await response.text()).trim();
  console.log(`${method.padEnd(4)} ${path.padEnd(17)} ${response.status} ${text}`);
}
