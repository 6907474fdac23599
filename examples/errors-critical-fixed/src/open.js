const open = async (page) =>
  console.log((await import(`./pages/${page}.js`)).title);

open("home");
