/** Bytes. Larger pages are an error: phones cannot render them. */
export const MAX_PAGE_BYTES = 1024 * 1024
