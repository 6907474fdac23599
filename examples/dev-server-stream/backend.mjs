import { createServer } from "node:http";

export const backend = createServer((request, response) => {
  response.setHeader("Content-Type", "text/event-stream");
  if (request.url === "/api/unchanged") {
    response.setHeader("Cache-Control", "no-transform");
  }
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    response.write(`data: message ${sent}\n\n`);
    if (sent === 3) clearInterval(timer);
  }, 100);
  setTimeout(() => response.end(), 1000);
});
