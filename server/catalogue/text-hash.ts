import { createHash } from 'node:crypto'

/**
 * What "the same text" means for a notice that was read and agreed: its paragraphs in order, one
 * a line, as UTF-8. Paragraphs hold no line breaks of their own (schema.ts), so no two texts
 * share a canonical form.
 */
export const hashText = (paragraphs: readonly string[]): string =>
  createHash('sha256').update(paragraphs.join('\n'), 'utf8').digest('hex')
