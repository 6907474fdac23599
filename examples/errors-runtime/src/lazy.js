import("./math.js").catch((error) => console.log(String(error)));
