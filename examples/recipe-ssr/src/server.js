import { readFile } from "node:fs/promises";
import path from "node:path";
import express from "express";
import { renderCounter } from "./counter.js";

const dist = import.meta.dirname;
const { assets } = JSON.parse(await readFile(path.join(dist, "manifest.json"), "utf8"));

const renderPage = (count) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Counter</title>
    <link rel="stylesheet" href="${assets["page.css"].file}">
    <script src="${assets["page.js"].file}" defer></script>
  </head>
  <body>
    <div id="root" data-count="${count}">${renderCounter(count)}</div>
  </body>
</html>`;

const app = express();
app.use("/static", express.static(path.join(dist, "static"), { maxAge: "1y", immutable: true }));
app.get("/", (request, response) => response.send(renderPage(3)));

const server = app.listen(process.env.PORT ?? 3000, (error) => {
  if (error) throw error;
  console.log(`Listening on port ${server.address().port}`);
});

process.once("SIGTERM", () => server.close());
