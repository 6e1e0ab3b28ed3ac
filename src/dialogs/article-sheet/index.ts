import { defineDialog } from '@/ui/dialog/define'

export interface ArticleSheetProps {
  title: string
  /** A picture above everything. */
  headerImage?: string
  /** What must not be missed, set off from the rest. */
  importantNote?: string
  paragraphs: readonly { title: string; content: string }[]
  /** The button at the bottom. */
  footerText: string
}

/**
 * Header picture, important note, paragraphs with a title each, a button (specification section 2,
 * article bottom sheet).
 */
export const articleSheet = defineDialog<ArticleSheetProps>({
  look: 'sheet',
  above: true,
  label: ({ title }) => title,
  load: async () => (await import('./body')).ArticleSheetBody,
})
