const HIDDEN = '*'

/**
 * What a person means who types into a field that shows a mask, which cannot be edited letter by
 * letter: a text without anything hidden takes its place (autofill, typing over a selection), what
 * is inserted begins the value afresh, and deleting from it empties the field.
 */
export function typedOver({ mask, text }: { mask: string; text: string }): string {
  if (!text.includes(HIDDEN)) return text
  let head = 0
  while (head < mask.length && text[head] === mask[head]) head += 1
  let tail = 0
  while (tail < mask.length - head && text[text.length - 1 - tail] === mask[mask.length - 1 - tail])
    tail += 1
  return text.slice(head, Math.max(head, text.length - tail)).replace(/\*/g, '')
}
