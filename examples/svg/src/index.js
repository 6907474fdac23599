import cart from "./icons/cart.svg";

const image = document.createElement("img");
image.src = cart;
image.alt = "Cart";
document.body.append(image);
