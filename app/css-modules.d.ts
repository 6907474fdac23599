declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** Separate stylesheet for a part of the app that is loaded on demand. */
declare module '*.module.css?linked' {
  const classes: Readonly<Record<string, string>>
  export default classes
  /** URL of the styles; `loadStyles` puts them into the document. */
  export const href: string
}

/** The class names of styles that a linked stylesheet imports. */
declare module '*.module.css?names' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** Stylesheet whose class names are not ours, or that imports the styles of several modules. */
declare module '*.css?linked' {
  export const href: string
}

declare module '*.css'
