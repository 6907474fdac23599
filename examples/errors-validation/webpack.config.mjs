import { validate } from "./validate.mjs";

export default () => {
  validate();
  return { mode: "production" };
};
