import { defineDialog } from '@/ui/dialog/define'
import { documents } from '../../copy'

/**
 * A document: its title, and a function that loads its paragraphs and answers undefined on failure.
 */
export interface ReadDocument {
  title: string
  read: () => Promise<readonly string[] | undefined>
}

export interface DocumentsProps {
  documents: readonly ReadDocument[]
  /** Index of the tab that is open at first. */
  start?: number
  /** The button leads through every document before it agrees. */
  needReadAll?: boolean
  /** Scrolling to the end of a document opens the next. */
  autoNext?: boolean
  /** Seconds for which the button is disabled. */
  seconds?: number
  /** 逐条阅读并同意以上内容 by default. */
  buttonText?: string
  /** CSS length; 70% of the screen by default. */
  height?: string
  /** Colour of tab and button, `#rrggbb`; that of the page's product by default, or red. */
  colour?: string
}

/** Documents in tabs with one button to agree. */
export const documentsDialog = defineDialog<DocumentsProps>({
  look: 'sheet',
  above: true,
  label: () => documents.documents,
  height: ({ height }) => height ?? '70vh',
  load: async () => (await import('./body')).DocumentsBody,
})
