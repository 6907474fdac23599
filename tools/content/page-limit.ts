/** Bytes: larger pages are refused, for no phone renders them, and no reader finds anything in them. */
export const PAGE_LIMIT = 1024 * 1024
