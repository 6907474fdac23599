export default () => document.createElement("header");
