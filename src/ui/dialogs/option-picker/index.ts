import type { SelectionItem } from '@/domain/apply/selection-list'
import { defineDialog } from '../../dialog/define'

export interface OptionPickerProps {
  title: string
  options: readonly SelectionItem[]
}

/** Chooses one of several rows by a tap. */
export const optionPicker = defineDialog<OptionPickerProps, SelectionItem>({
  look: 'sheet',
  above: true,
  label: ({ title }) => title,
  load: async () => (await import('./body')).OptionPickerBody,
})
