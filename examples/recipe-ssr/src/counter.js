import * as styles from "./counter.module.css";

export const renderCounter = (count) => `
  <section class="${styles.counter}">
    <output class="${styles.count}">${count}</output>
    <button class="${styles.button}">Add one</button>
  </section>`;

export function hydrateCounter(root, count) {
  root.addEventListener("click", ({ target }) => {
    if (target.className !== styles.button) return;
    count++;
    root.innerHTML = renderCounter(count);
  });
}
