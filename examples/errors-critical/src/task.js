const run = (load) => console.log(load("./pages/home.js").title);

run(require);
