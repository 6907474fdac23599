import { renderCard } from "./card.js";

console.log(`<!doctype html>
<title>Cards</title>
<link rel="stylesheet" href="/static/main.css">
<script src="/static/main.js" defer></script>
${renderCard("From the server")}
<button>Add a card</button>`);
