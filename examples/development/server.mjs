import express from "express";
import webpack from "webpack";
import devMiddleware from "webpack-dev-middleware";
import config from "./webpack.config.mjs";

const app = express();
const compiler = webpack({ ...config, mode: "development" });

app.use(devMiddleware(compiler));
app.get("/api/time", (request, response) => {
  response.json({ now: new Date() });
});

app.listen(3000, (error) => {
  if (error) throw error;
  console.log("http://localhost:3000/");
});
