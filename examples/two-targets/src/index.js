import { locale } from "#platform";

const greetings = { de: "Hallo", en: "Hello" };

console.log(greetings[locale().slice(0, 2)] ?? greetings.en);
