import "./style.css";

const button = document.createElement("button");
button.textContent = "Show details";
button.onclick = async () => {
  const { details } = await import("./details.js");
  button.after(details);
};

document.body.append(button);
