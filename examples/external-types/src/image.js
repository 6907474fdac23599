console.log(new URL("logo.svg", import.meta.url).href);
