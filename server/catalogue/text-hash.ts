import { createHash } from 'node:crypto'

/**
 * The hash that decides whether two notices have the same text: the paragraphs in order, one per
 * line, as UTF-8. Paragraphs have no line breaks of their own (rules.ts), so two different texts
 * never give the same input.
 */
export const hashText = (paragraphs: readonly string[]): string =>
  createHash('sha256').update(paragraphs.join('\n'), 'utf8').digest('hex')
