export const place = "somewhere else";
