import { defineDialog } from '@/ui/dialog/define'

export interface PickerColumn {
  /** What the column is for; screen readers say it. */
  label: string
  options: readonly { id: string; text: string }[]
}

/** What was picked, a value a column (specification section 3, picker value). */
export interface PickerValue {
  id: string[]
  /** All texts in one, as a field shows it. */
  text: string
  textList: string[]
}

export interface BottomPickerProps {
  title: string
  columns: readonly PickerColumn[]
  /** An id a column; what is not told stands on its first option. */
  value?: readonly string[]
}

/** Wheels in a sheet (specification section 2, bottom picker). Confirming yields what they stand on. */
export const bottomPicker = defineDialog<BottomPickerProps, PickerValue>({
  look: 'sheet',
  above: true,
  label: ({ title }) => title,
  load: async () => (await import('./body')).BottomPickerBody,
})
