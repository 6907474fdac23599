import { printCommands } from "./print-commands.mjs";

await printCommands([
  "--wacth",
  "biuld",
  "--mode dev",
  "--output-path",
  "--progress=verbose",
  "--config configs/empty.mjs",
  "--config configs/text.mjs",
  "--config configs/require.cjs",
  "--config configs/named.mjs --config-name server",
  "--merge",
]);
