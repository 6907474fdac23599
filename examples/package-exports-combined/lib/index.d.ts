export const file: string;
