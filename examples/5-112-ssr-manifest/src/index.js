import "./base.css";

if (location.pathname === "/cart") {
  import(/* webpackChunkName: "cart" */ "./cart.js");
}
