import("./offers.js").then(({ offers }) => console.log("shop", offers));
