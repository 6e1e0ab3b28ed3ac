import { defineDialog } from '@/ui/dialog/define'

export interface NoticeProps {
  title: string
  paragraphs: readonly string[]
  /** For how many days it may be told not to come back; without it there is no checkbox. */
  days?: number
}

/** A notice of the product (specification section 2). Yields whether it shall not come back. */
export const noticeDialog = defineDialog<NoticeProps, boolean>({
  look: 'modal',
  label: ({ title }) => title,
  load: async () => (await import('./body')).NoticeBody,
})
