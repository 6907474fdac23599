const open = async (file) => console.log((await import(file)).title);

open("./pages/home.js");
