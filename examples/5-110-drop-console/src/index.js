console.log("debug");
document.title = "Shop";
