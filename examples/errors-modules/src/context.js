const options = { recursive: false };

console.log(import.meta.webpackContext("./", { ...options }));
