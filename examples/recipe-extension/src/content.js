import { countWords } from "./count-words.js";

chrome.runtime.sendMessage({ words: countWords(document.body.innerText) });
