import "./page.css";

import(/* webpackPreload: true, webpackChunkName: "detail" */ "./detail.js");
