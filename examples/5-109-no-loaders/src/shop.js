import * as styles from "./shop.module.css";

document.body.className = styles.page;
