export const locale = () => navigator.language;
