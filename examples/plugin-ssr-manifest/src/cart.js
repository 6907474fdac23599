import "./cart.css";

export function start(main) {
  main.dataset.ready = "cart";
}
