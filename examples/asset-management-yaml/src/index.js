import { orderBy } from "lodash";
import * as styles from "./book.module.css";
import books from "./books.yaml";

const star = new URL("./star.svg", import.meta.url);
const list = document.querySelector("#books");

for (const { title, author, year, favorite } of orderBy(books, "year")) {
  const item = document.createElement("li");
  item.className = styles.book;
  item.textContent = `${title} by ${author}, ${year} `;
  if (favorite) {
    const image = new Image(16, 16);
    image.src = star.href;
    image.alt = "favorite";
    item.append(image);
  }
  list.append(item);
}
