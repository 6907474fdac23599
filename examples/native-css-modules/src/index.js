import * as styles from "./button.module.css";

console.log(styles.gap, styles.primary.split(" ").length);
