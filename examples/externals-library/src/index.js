import { createElement } from "react";

export const Badge = ({ text }) => createElement("b", null, text);
