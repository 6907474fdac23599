import { mount } from "svelte";
import ReadingList from "./reading-list.svelte";

const target = document.getElementById("root");
if (!target) throw new Error("The page has no element with the ID root.");

mount(ReadingList, { target, props: { books: ["Emma", "Ulysses"] } });
