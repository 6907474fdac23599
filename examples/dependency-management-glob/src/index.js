const locales = import.meta.glob("./locales/*.js");

console.log(Object.keys(locales));

const { greeting } = await locales["./locales/de.js"]();

console.log(greeting);
