import type { SelectionItem } from '@/domain/choice/selection-list'
import { defineDialog } from '@/ui/dialog/define'

export interface SelectionListProps {
  title: string
  items: readonly SelectionItem[]
  /** Several may be chosen. */
  multiple?: boolean
  /** Nothing may be chosen. */
  optional?: boolean
  /** 确认选择 by default. */
  buttonText?: string
}

/** A list to choose from (specification section 2). Yields what was chosen, in its order. */
export const selectionList = defineDialog<SelectionListProps, { index: number; value: string }[]>({
  look: 'sheet',
  above: true,
  height: '80vh',
  label: ({ title }) => title,
  load: async () => (await import('./body')).SelectionListBody,
})
