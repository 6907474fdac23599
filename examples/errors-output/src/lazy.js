import(/* webpackChunkName: "admin" */ "./shared.js");
