import { createApp } from "./app.js";

const server = createApp().listen(process.env.PORT ?? 3000, (error) => {
  if (error) throw error;
  console.log(`Listening on port ${server.address().port}`);
});

process.once("SIGTERM", () => server.close());
