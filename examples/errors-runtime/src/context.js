const load = (name) => import(`./pages/${name}.js`);

load("about").catch((error) => console.log(String(error), error.code));
