import express from "express";

const app = express();

app.use(
  express.static("dist", {
    setHeaders(response, path) {
      const hasHash = /\b[0-9a-f]{20}\./.test(path);
      response.setHeader(
        "Cache-Control",
        hasHash ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  }),
);

app.listen(3000, (error) => {
  if (error) throw error;
  console.log("http://localhost:3000/");
});
