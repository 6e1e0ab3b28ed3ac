import type { english } from './english'

export type English = typeof english

/**
 * Fetches the English texts, which nobody's first page waits for. Rejects when they cannot be
 * fetched.
 */
export type LoadEnglish = () => Promise<English>
