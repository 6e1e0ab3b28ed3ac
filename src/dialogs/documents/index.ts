import { popups } from '@/copy/shell/popups'
import { defineDialog } from '@/ui/dialog/define'

/** One document: its title, and how its paragraphs are had; undefined when they do not come. */
export interface ReadDocument {
  title: string
  read: () => Promise<readonly string[] | undefined>
}

export interface DocumentsProps {
  documents: readonly ReadDocument[]
  /** Which tab is open at first. */
  start?: number
  /** The button leads through every document before it agrees. */
  needReadAll?: boolean
  /** Scrolled to its end, a document gives way to the next. */
  autoNext?: boolean
  /** For how long the button waits. */
  seconds?: number
  /** 逐条阅读并同意以上内容 by default. */
  buttonText?: string
  /** CSS length; 70% of the screen by default. */
  height?: string
  /** Colour of tab and button, `#rrggbb`; red by default. */
  colour?: string
}

/** Documents with a tab each and one button to agree (specification sections 2, 4 and 9). */
export const documentsDialog = defineDialog<DocumentsProps>({
  look: 'sheet',
  above: true,
  label: () => popups.documents,
  height: ({ height }) => height ?? '70vh',
  load: async () => (await import('./body')).DocumentsBody,
})
