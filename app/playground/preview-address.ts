/*
 * Files of a preview have no address: the frame that shows it can reach no host. Scripts see a made-up
 * one, from which webpack's runtime derives the address of what it loads later.
 */

/** The folder of all emitted files, as scripts see it: `https://playground.example/main.js`. */
export const PREVIEW = 'https://playground.example/'

/**
 * Begins what static imports of emitted files name: `preview-module:lib/main.js`. The frame puts the
 * URL of the file there, because the browser resolves such imports before any script could.
 */
export const PREVIEW_MODULE = 'preview-module:'
