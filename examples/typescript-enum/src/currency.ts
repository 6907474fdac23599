export enum Currency {
  Dollar = "USD",
  Euro = "EUR",
}
