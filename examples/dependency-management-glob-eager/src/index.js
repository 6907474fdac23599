const greetings = import.meta.glob(["./locales/*.js", "!./locales/fr.js"], {
  eager: true,
  import: "greeting",
});

console.log(greetings);
