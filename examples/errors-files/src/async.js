export const data = await Promise.resolve(1);
