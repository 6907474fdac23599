const language = process.argv[2] ?? "fr";

const { greeting } = await import(`./locales/${language}.js`);

console.log(greeting);
