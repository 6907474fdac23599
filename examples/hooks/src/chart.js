export const draw = () => document.createElement("canvas");
