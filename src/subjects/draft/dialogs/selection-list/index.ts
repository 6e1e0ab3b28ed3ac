import type { SelectionItem } from '@/domain/apply/selection-list'
import { defineDialog } from '@/ui/dialog/define'

export interface SelectionListProps {
  title: string
  items: readonly SelectionItem[]
  /** Whether several items may be chosen. */
  multiple?: boolean
  /** Whether the user may choose nothing. */
  optional?: boolean
  /** 确认选择 by default. */
  buttonText?: string
}

/** A list to choose from. Answers the chosen items in the list's order. */
export const selectionList = defineDialog<SelectionListProps, { index: number; value: string }[]>({
  look: 'sheet',
  above: true,
  height: '80vh',
  label: ({ title }) => title,
  load: async () => (await import('./body')).SelectionListBody,
})
