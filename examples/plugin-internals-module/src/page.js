import(/* webpackPreload: true, webpackChunkName: "detail" */ "./detail.js");
