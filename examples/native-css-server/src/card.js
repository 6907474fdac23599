import * as styles from "./card.module.css";

export const renderCard = (title) =>
  `<article class="${styles.card}">${title}</article>`;
