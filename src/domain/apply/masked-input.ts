const HIDDEN = '*'

/**
 * Reads the user's input in a field that shows a mask, because a mask cannot be edited letter by
 * letter. A text without hidden characters replaces the mask (autofill, typing over a selection).
 * Inserted text starts a new value, and deleting empties the field.
 */
export function readMaskedInput({ mask, text }: { mask: string; text: string }): string {
  if (!text.includes(HIDDEN)) return text
  let head = 0
  while (head < mask.length && text[head] === mask[head]) head += 1
  let tail = 0
  while (tail < mask.length - head && text[text.length - 1 - tail] === mask[mask.length - 1 - tail])
    tail += 1
  return text.slice(head, Math.max(head, text.length - tail)).replace(/\*/g, '')
}
