document.body.onclick = () => import("./price.js");
