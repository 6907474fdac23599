export function start(main) {
  main.dataset.ready = "home";
}
