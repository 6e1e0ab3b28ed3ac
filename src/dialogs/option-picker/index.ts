import type { SelectionItem } from '@/domain/choice/selection-list'
import { defineDialog } from '@/ui/dialog/define'

export interface OptionPickerProps {
  title: string
  options: readonly SelectionItem[]
}

/** One of several options, a row each (specification section 2). Tapping one picks it. */
export const optionPicker = defineDialog<OptionPickerProps, SelectionItem>({
  look: 'sheet',
  above: true,
  label: ({ title }) => title,
  load: async () => (await import('./body')).OptionPickerBody,
})
