export const notes = ["Buy milk", "Call Ada"];
