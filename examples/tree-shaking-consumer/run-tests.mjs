// Prints what does not differ from run to run of `node --test`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const cwd = fileURLToPath(new URL(".", import.meta.url));
const args = ["--test", "--test-reporter=tap"];
const { NODE_TEST_CONTEXT, ...env } = process.env;
const { stdout } = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8" });

for (const line of stdout.split("\n")) {
  if (/^\s*(?:not )?ok |^# (?:pass|fail) /.test(line)) console.log(line.trim());
}
