import "./details.css";

export const details = "<p class=details>No loader, no plugin.</p>";
