import { text } from "./text.js";

// save("a comment") is not a call.
save(text());
