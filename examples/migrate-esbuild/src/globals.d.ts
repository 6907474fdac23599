declare const VERSION: string;
declare module "*.png";
declare module "*.svg";
declare module "*.txt";
