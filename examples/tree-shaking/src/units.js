const factor = 1.609344;

export function toMiles(kilometers) {
  return kilometers / factor;
}

export function toKilometers(miles) {
  return miles * factor;
}
