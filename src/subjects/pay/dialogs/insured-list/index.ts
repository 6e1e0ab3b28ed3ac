import { defineDialog } from '@/ui/dialog/define'

export interface InsuredListProps {
  title: string
  rule?: string
  listTitle: string
  groups: readonly { label: string; texts: readonly string[] }[]
  discount?: { title: string; detail: readonly { label: string; text: string }[] }
  footer: { label: string; text: string; detail?: string }
}

/** The insured persons in groups, with rule, discount and sum. */
export const insuredList = defineDialog<InsuredListProps>({
  look: 'sheet',
  height: '80vh',
  label: ({ title }) => title,
  load: async () => (await import('./body')).InsuredListBody,
})
