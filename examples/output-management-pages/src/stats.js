import { countBy } from "lodash";
import books from "./books.json";

const list = document.querySelector("#centuries");
const counts = countBy(books, ({ year }) => Math.ceil(year / 100));

for (const [century, count] of Object.entries(counts)) {
  const item = document.createElement("li");
  item.textContent = `${century}th century: ${count}`;
  list.append(item);
}
