import terms from "bundle-text:./terms.txt";
import icon from "data-url:./icon.svg";
import photo from "url:./photo.svg";
import * as styles from "./note.module.css";
import { notes } from "~/src/notes.js";

const list = document.querySelector("ul");
for (const text of notes) {
  const item = document.createElement("li");
  item.className = styles.note;
  item.style.listStyleImage = `url("${icon}")`;
  item.textContent = text;
  list.append(item);
}

const image = new Image();
image.src = photo;
document.querySelector("footer").append(image, terms);

console.log(`The notes come from ${process.env.API_URL}.`);
