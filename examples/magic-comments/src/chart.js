export const draw = () => document.body.append(document.createElement("canvas"));
