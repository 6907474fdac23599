import { runCases } from "./run.mjs";

export default async () => {
  await runCases();
  return { mode: "production" };
};
