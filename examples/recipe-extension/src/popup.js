import "./popup.css";

const { words = 0 } = await chrome.storage.local.get("words");

document.getElementById("words").textContent = `Last page: ${words} words`;
