/** Keys as WebDriver names them; a character presses the key that types it. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Control+v' | '/'

/** A window of a browser, in the few terms that all drivers have in common. */
export interface Tab {
  /** Loads a document, and resolves once it is complete. */
  open(url: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It may use its arguments, and nothing else of its file. */
  evaluate<Result>(run: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>
  /** Scrolls to the element that a CSS selector names, and clicks its center with the mouse. */
  click(selector: string): Promise<void>
  /** Number of shown elements with a computed ARIA role within the first that a selector finds. */
  countRole(root: string, role: string): Promise<number>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
}

/** A running browser with one window. */
export interface Engine {
  readonly version: string
  readonly tab: Tab
  close(): Promise<void>
}
