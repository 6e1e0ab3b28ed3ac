import { readLink, type LinkPolicy, type SafeLink } from './link'

/** A stretch of text; with `link` it can be followed. */
export interface TextRun {
  text: string
  link?: SafeLink
}

/** `matchAll` is newer than the oldest phones. */
const newPattern = () => /\[([^[\]]{1,200})\]\(([^()]{1,2000})\)/g

/** Splits `见[条款](/pdf-viewer)` into runs. A link that is not safe remains as its text. */
export const readMarkdownLinks = ({
  source,
  ...policy
}: LinkPolicy & { source: string }): TextRun[] => {
  const runs: TextRun[] = []
  let end = 0
  const pattern = newPattern()
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [whole, text = '', url = ''] = match
    if (match.index > end) runs.push({ text: source.slice(end, match.index) })
    const link = readLink({ url, ...policy })
    runs.push(link === undefined ? { text } : { text, link })
    end = match.index + whole.length
  }
  if (end < source.length) runs.push({ text: source.slice(end) })
  return runs
}
