document.body.onclick = () => import(/* webpackChunkName: "page" */ "./page.js");
