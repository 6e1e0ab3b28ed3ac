/** Questions whose words, or whose answer's, contain every word that was typed. */
export function findQuestions<T extends { q: string; a: string }>(
  items: readonly T[],
  typed: string,
): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ q, a }) => {
    const text = `${q}${a}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
