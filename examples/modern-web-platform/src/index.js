import { greet } from "greetings";

const settings = await fetch(new URL("./settings.json", import.meta.url)).then(
  (response) => response.json(),
);

document.body.append(greet(settings.name));

if (document.querySelector("wall-clock")) {
  await import("./wall-clock.js");
}
