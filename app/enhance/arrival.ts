let arriving = false

/** The reader is on the way to the top of another page. */
export function arrive(): void {
  arriving = true
}

/** The reader is there. */
export function endArrival(): void {
  arriving = false
}

/** Whether the top of a page is all that is asked for, for now. */
export function isArriving(): boolean {
  return arriving
}
