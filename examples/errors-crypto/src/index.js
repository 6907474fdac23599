import { sha256 } from "./hash.js";

const random = crypto.getRandomValues(new Uint8Array(16));

sha256("hello").then((hash) => {
  console.log(hash);
  console.log(random.length);
});
