export const offers = ["tea", "coffee"];
