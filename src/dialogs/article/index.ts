import { defineDialog } from '@/ui/dialog/define'

export interface ArticleProps {
  title: string
  /** Markdown: headings, lists, bold and links, which follow the safe-link rule. */
  markdown: string
  /** Hosts outside that its links may lead to. */
  allowedHosts: readonly string[]
  /** Addresses that begin like this are documents of ours. */
  docPrefixes: readonly string[]
  /** Where such a document is read. */
  toDocument: (document: { url: string; title: string }) => string
  /** 我知道了 by default. */
  ok?: string
}

/** An article written in Markdown (specification section 2). */
export const articleDialog = defineDialog<ArticleProps>({
  look: 'sheet',
  above: true,
  height: '70vh',
  label: ({ title }) => title,
  load: async () => (await import('./body')).ArticleBody,
})
