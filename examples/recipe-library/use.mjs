import { parsePage } from "front-page";

console.log(parsePage("---\ntitle: Emma\ntags: [novel]\n---\nChapter 1"));
