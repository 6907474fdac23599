import mail from "./apps/mail/webpack.config.js";
import shop from "./apps/shop/webpack.config.js";

export default [
  { ...shop, name: "shop" },
  { ...mail, name: "mail" },
];
