import { defineDialog } from '@/ui/dialog/define'

export interface NoticeProps {
  title: string
  paragraphs: readonly string[]
  /** Number of days for which the user can hide it. Without it there is no checkbox. */
  days?: number
}

/** A notice of the product. Answers whether to hide it. */
export const noticeDialog = defineDialog<NoticeProps, boolean>({
  look: 'modal',
  label: ({ title }) => title,
  load: async () => (await import('./body')).NoticeBody,
})
