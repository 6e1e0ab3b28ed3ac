import { defineDialog } from '../../dialog/define'

export interface PickerColumn {
  /** The meaning of the column. Screen readers say it. */
  label: string
  options: readonly { id: string; text: string }[]
}

/** The picked values, one per column. */
export interface PickerValue {
  id: string[]
  /** All texts joined, as a field shows them. */
  text: string
  textList: string[]
}

export interface BottomPickerProps {
  title: string
  columns: readonly PickerColumn[]
  /** One id per column. A missing one selects the first option. */
  value?: readonly string[]
}

/** Wheels in a sheet. Confirming answers the picked values. */
export const bottomPicker = defineDialog<BottomPickerProps, PickerValue>({
  look: 'sheet',
  above: true,
  label: ({ title }) => title,
  load: async () => (await import('./body')).BottomPickerBody,
})
