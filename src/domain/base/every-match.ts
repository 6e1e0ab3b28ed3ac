/** Every match of a pattern with its groups. The oldest supported phones have no `matchAll`. */
export const everyMatch = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const global = new RegExp(pattern.source, 'gi')
  const found: RegExpExecArray[] = []
  for (let match = global.exec(text); match; match = global.exec(text)) found.push(match)
  return found
}
