import("./lazy.js").then(({ text }) => console.log(text));
