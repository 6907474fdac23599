import { orderBy } from "lodash";
import { books } from "./books.js";

const list = document.querySelector("#books");

for (const { title, author, year } of orderBy(books, "year")) {
  const item = document.createElement("li");
  item.textContent = `${title} by ${author}, ${year}`;
  list.append(item);
}
