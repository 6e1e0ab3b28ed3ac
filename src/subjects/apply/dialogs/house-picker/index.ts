import type { HouseItem } from '@/domain/apply/house-picker'
import { defineDialog } from '@/ui/dialog/define'
import { dialogs } from '../../copy'

export interface HousePickerProps {
  items: readonly HouseItem[]
  /** 1 by default. */
  max?: number
}

/** Chooses homes to insure. Answers their indexes and values. */
export const housePicker = defineDialog<HousePickerProps, { index: number; value: string }[]>({
  look: 'sheet',
  height: '80vh',
  label: () => dialogs.housesTitle,
  load: async () => (await import('./body')).HousePickerBody,
})
