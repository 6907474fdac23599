const version = await window.notes.version();
const { show } = await import("./show.js");

show(document.querySelector("main"), version);
