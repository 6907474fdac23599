export const label = "Save";
