const pages = {
  home: () => import(/* webpackChunkName: "home" */ "./home.js"),
  cart: () => import(/* webpackChunkName: "cart" */ "./cart.js"),
  help: () => import(/* webpackChunkName: "help" */ "./help.js"),
};

pages[location.pathname.slice(1)]();
