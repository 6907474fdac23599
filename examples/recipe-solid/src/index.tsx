import { render } from "solid-js/web";
import { ReadingList } from "./reading-list";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no element with the ID root.");

render(() => <ReadingList books={["Emma", "Ulysses"]} />, element);
