/** Matches `一、`, `第三条` or `第二章` with a short phrase as the first sentence. */
const RUN_IN =
  /^((?:[一二三四五六七八九十]+、|第[一二三四五六七八九十百]+[章节条])[^。；：，]{1,24}。)(.+)$/s

/** Separates the heading at the start of a paragraph from its text. */
export const splitHead = (text: string): { head?: string; body: string } => {
  const [, head, body] = RUN_IN.exec(text) ?? []
  return head && body ? { head, body } : { body: text }
}
