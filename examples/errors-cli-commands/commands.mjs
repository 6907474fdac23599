import { printCommands } from "./print-commands.mjs";

await printCommands([
  "help biuld",
  "help build watch --mode",
  "--help=long",
  "info --output xml",
  "serve --config configs/ports.mjs",
  "serve --config configs/no-server.mjs",
  "watch --no-watch --config configs/no-entry.mjs",
  "--config configs/settings.toml",
  "--config configs/first.mjs",
]);
