const load = (name) => import(`./pages/${name}.js`);

load("home");
