import "./details.css";

export const details = document.createElement("p");
details.textContent = "Made of oak.";
