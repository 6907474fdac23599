import cart from "./icons/cart.svg" with { type: "text" };

const button = document.createElement("button");
button.style.color = "rebeccapurple";
button.innerHTML = `${cart} Add to cart`;
document.body.append(button);
