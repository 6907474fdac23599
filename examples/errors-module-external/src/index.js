import { greet } from "greetings";

console.log(greet());
