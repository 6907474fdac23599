import { runCommands } from "./commands.mjs";

export default async () => {
  await runCommands();
  return { mode: "production" };
};
