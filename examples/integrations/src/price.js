import rates from "./rates.json";

export const priceWithTax = (net, country) => net * (1 + rates[country]);
