import { defineDialog } from '@/ui/dialog/define'

export interface ArticleSheetProps {
  title: string
  /** A picture above the content. */
  headerImage?: string
  /** Important text, set off from the rest. */
  importantNote?: string
  paragraphs: readonly { title: string; content: string }[]
  /** Text of the button at the bottom. */
  footerText: string
}

/** A sheet with header picture, important note, titled paragraphs and a button. */
export const articleSheet = defineDialog<ArticleSheetProps>({
  look: 'sheet',
  above: true,
  label: ({ title }) => title,
  load: async () => (await import('./body')).ArticleSheetBody,
})
