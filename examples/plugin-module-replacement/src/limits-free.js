export const limits = { projects: 3 };
