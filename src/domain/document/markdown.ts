/** The part of Markdown that articles use: headings, lists, bold and links. */
import { readLink, type LinkPolicy, type SafeLink } from '../address/link'

/** A piece of text. With `link` a tap on it opens that link. */
interface TextRun {
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

export interface Run extends TextRun {
  bold?: boolean
}

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'paragraph'; runs: Run[] }

const HEADING = /^(#{1,4})\s+(.+)$/
const BULLET = /^[-*+]\s+(.+)$/
const NUMBERED = /^\d{1,3}[.、)]\s+(.+)$/
const BOLD = /\*\*([^*]+)\*\*/

/** Bold is read first, then the links inside it, so a link inside bold text is bold. */
const runsOf = (text: string, policy: LinkPolicy): Run[] =>
  text.split(BOLD).flatMap((part, index): Run[] => {
    if (part === '') return []
    const runs = readMarkdownLinks({ source: part, ...policy })
    return index % 2 === 1 ? runs.map((run) => ({ ...run, bold: true })) : runs
  })

const levelOf = (marks: string): 2 | 3 | 4 => (marks.length === 1 ? 2 : marks.length === 2 ? 3 : 4)

/** Reads the blocks in their order. HTML stays plain text, and an unsafe link stays text. */
export function readMarkdown({ source, ...policy }: LinkPolicy & { source: string }): Block[] {
  const blocks: Block[] = []
  let open: 'list' | 'paragraph' | undefined
  for (const raw of source.split(/\r?\n/)) {
    const line = raw.trim()
    const last = blocks[blocks.length - 1]
    const heading = HEADING.exec(line)
    const numbered = NUMBERED.exec(line)
    const item = numbered ?? BULLET.exec(line)
    if (line === '') open = undefined
    else if (heading) {
      blocks.push({
        kind: 'heading',
        level: levelOf(heading[1] ?? ''),
        runs: runsOf(heading[2] ?? '', policy),
      })
      open = undefined
    } else if (item) {
      const ordered = numbered !== null
      const runs = runsOf(item[1] ?? '', policy)
      if (open === 'list' && last?.kind === 'list' && last.ordered === ordered)
        last.items.push(runs)
      else blocks.push({ kind: 'list', ordered, items: [runs] })
      open = 'list'
    } else if (open === 'paragraph' && last?.kind === 'paragraph') {
      last.runs.push(...runsOf(line, policy))
    } else {
      blocks.push({ kind: 'paragraph', runs: runsOf(line, policy) })
      open = 'paragraph'
    }
  }
  return blocks
}
