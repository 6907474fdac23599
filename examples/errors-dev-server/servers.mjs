import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";

await start({ static: "https://example.com/files" });
await start({ webSocketServer: "./missing-server.js" });
await start({ client: { webSocketTransport: "./missing-client.js" } });

process.env.WEBPACK_DEV_SERVER_BASE_PORT = "80";
process.env.WEBPACK_DEV_SERVER_PORT_RETRY = "0";
await start({ port: "auto" });

const ipc = join(tmpdir(), `webpack-${process.pid}.sock`);
const other = createServer().listen(ipc);
await once(other, "listening");
await start({ ipc });
other.close();

/** Starts a server, and prints why it fails. */
async function start(options) {
  const compiler = webpack({
    mode: "development",
    context: import.meta.dirname,
    infrastructureLogging: { level: "none" },
    stats: "none",
  });
  const server = new WebpackDevServer({ host: "127.0.0.1", ...options }, compiler);
  try {
    await server.start();
  } catch (error) {
    console.log(`${error.name}: ${error.message}`.replace(/"[^"]*\.sock"/, '"/tmp/webpack.sock"'));
  }
  await server.stop();
}
