let arriving = false

/** Called when the reader navigates to the top of another page. */
export function arrive(): void {
  arriving = true
}

/** Called when the page is shown. */
export function endArrival(): void {
  arriving = false
}

/** Whether only the top of a page is needed for now. */
export function isArriving(): boolean {
  return arriving
}
