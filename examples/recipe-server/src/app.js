import express from "express";
import books from "./books.json" with { type: "json" };
import usage from "./usage.txt" with { type: "text" };

export function createApp() {
  const app = express();
  app.get("/", (request, response) => response.type("text").send(usage));
  app.get("/books", (request, response) => response.json(books));
  app.get("/books/:id", async (request, response) => {
    const { describeBook } = await import("./describe-book.js");
    const book = books.find(({ id }) => id === request.params.id);
    if (book) response.send(describeBook(book));
    else response.status(404).send("There is no such book.");
  });
  return app;
}
