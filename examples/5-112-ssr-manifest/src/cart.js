import "./cart.css";

document.title = "Cart";
