import { once } from "node:events";
import { get } from "node:http";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { backend } from "./backend.mjs";
import config from "./webpack.config.mjs";

backend.listen(0, "127.0.0.1");
await once(backend, "listening");
const target = `http://127.0.0.1:${backend.address().port}`;

await measure("compress: true ", { compress: true }, "/api/messages");
await measure("compress: false", config.devServer, "/api/messages");
await measure("no-transform   ", { compress: true }, "/api/unchanged");

backend.close();

/** Prints how many messages arrive while the backend still keeps the response open. */
async function measure(label, options, path) {
  const compiler = webpack({
    mode: "none",
    context: import.meta.dirname,
    infrastructureLogging: { level: "none" },
    stats: "none",
  });
  const server = new WebpackDevServer(
    {
      ...options,
      host: "127.0.0.1",
      port: 0,
      hot: false,
      client: false,
      static: false,
      proxy: [{ context: ["/api"], target }],
    },
    compiler,
  );
  await server.start();
  let open = true;
  backend.once("request", (request, response) => {
    response.once("finish", () => (open = false));
  });
  const url = `http://127.0.0.1:${server.server.address().port}${path}`;
  const headers = { "Accept-Encoding": "br" };
  const [response] = await once(get(url, { headers }), "response");
  let early = "";
  response.on("data", (data) => {
    if (open) early += data;
  });
  await once(response, "end");
  const count = early.split("data:").length - 1;
  console.log(`${label}  ${count} of 3 messages arrive before the end`);
  await server.stop();
}
