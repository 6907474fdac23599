export const limits = { projects: 100 };
