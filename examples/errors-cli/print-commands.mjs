import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(import.meta.resolve("webpack-cli/bin/cli.js"));

/** Prints each command with the first lines that webpack-cli prints, without the frames of stacks. */
export async function printCommands(commands) {
  for (const output of await Promise.all(commands.map(run))) console.log(output);
}

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
