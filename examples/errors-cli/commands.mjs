import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(import.meta.resolve("webpack-cli/bin/cli.js"));
const commands = [
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
];

/** Prints each command with what webpack-cli says. */
export async function runCommands() {
  for (const output of await Promise.all(commands.map(run))) console.log(output);
}

/** Runs a command, and resolves to what it prints, without the frames of stacks. */
function run(command) {
  const options = {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, NO_COLOR: "1" },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...command.split(" ")], options, (error, stdout, stderr) => {
      const lines = `${stderr}${stdout}`
        .replaceAll(`${import.meta.dirname}/`, "")
        .split("\n")
        .filter((line) => /^(?:\[webpack-cli\]|▶| +Error)/.test(line));
      resolve([`$ npx webpack ${command}`, ...lines.slice(0, 3)].join("\n"));
    });
  });
}
