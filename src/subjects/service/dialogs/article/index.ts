import { defineDialog } from '@/ui/dialog/define'

export interface ArticleProps {
  title: string
  /** Markdown: headings, lists, bold and links. The links follow the safe-link rule. */
  markdown: string
  /** Outside hosts that its links may open. */
  allowedHosts: readonly string[]
  /** An address that begins with one of these is our document. */
  docPrefixes: readonly string[]
  /** The address of the reader for such a document. */
  toDocument: (document: { url: string; title: string }) => string
  /** 我知道了 by default. */
  ok?: string
}

/** An article written in Markdown. */
export const articleDialog = defineDialog<ArticleProps>({
  look: 'sheet',
  above: true,
  height: '70vh',
  label: ({ title }) => title,
  load: async () => (await import('./body')).ArticleBody,
})
