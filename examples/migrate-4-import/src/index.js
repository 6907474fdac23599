import("./format.js").then(({ default: format }) => console.log(format(3)));
