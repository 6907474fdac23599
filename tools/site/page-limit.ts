/** Bytes. Larger pages are an error: phones cannot render them. */
export const PAGE_LIMIT = 1024 * 1024
