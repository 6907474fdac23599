import("./cart.js").then(({ add }) => console.log(add("book")));
