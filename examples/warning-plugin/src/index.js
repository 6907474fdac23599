import { text } from "./text.js";

// save("a comment") is no call.
save(text());
