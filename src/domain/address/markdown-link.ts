import { readLink, type LinkPolicy, type SafeLink } from './link'

/** A piece of text. With `link` a tap on it opens that link. */
export interface TextRun {
  text: string
  link?: SafeLink
}

/** A new pattern for each use, because the oldest supported phones have no `matchAll`. */
const newPattern = () => /\[([^[\]]{1,200})\]\(([^()]{1,2000})\)/g

/** Splits `见[条款](/pdf-viewer)` into runs. An unsafe link stays as plain text. */
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
