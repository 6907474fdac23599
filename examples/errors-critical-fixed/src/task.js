const run = (load) => console.log(load("home").title);

run((page) => require(`./pages/${page}.js`));
