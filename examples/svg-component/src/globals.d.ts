declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.svg" {
  import type { FC, SVGProps } from "react";

  const Icon: FC<SVGProps<SVGSVGElement>>;
  export default Icon;
}
