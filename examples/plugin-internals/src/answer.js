export const answer = Number(new Date());
