/** A file of the engine. */
export interface EngineFile {
  /** Relative to the manifest. */
  readonly url: string
  /** Bytes. */
  readonly size: number
  /** Bytes with brotli. */
  readonly transferSize: number
}

/** `manifest.json`: what the engine consists of. */
export interface EngineManifest {
  readonly webpack: string
  readonly engine: EngineFile
  readonly frame: EngineFile
  /** Packages that projects can import. */
  readonly packages: Readonly<Record<string, EngineFile & {readonly version: string}>>
  /** What works differently than in Node.js, or not at all. */
  readonly limits: ReadonlyArray<{readonly feature: string; readonly reason: string}>
}
