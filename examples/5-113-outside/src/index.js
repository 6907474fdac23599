console.log(new URL("./dot.svg", import.meta.url).href);
