import("./offers.js").then(({ offers }) => console.log("account", offers));
