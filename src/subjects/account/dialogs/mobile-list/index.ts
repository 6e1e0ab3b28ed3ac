import { defineDialog } from '@/ui/dialog/define'
import { ownPhone } from '../../identity/copy'

export interface MobileListProps {
  /** Known numbers, masked, with their source. */
  list: readonly { value: string; mask: string; note: string }[]
  /** The number in the form; undefined if another was typed. */
  chosen: string | undefined
}

/** Chooses one of the account's numbers. The answer has no value when another number is wanted. */
export const mobileList = defineDialog<MobileListProps, string | undefined>({
  look: 'sheet',
  label: () => ownPhone.phones,
  load: async () => (await import('./body')).MobileListBody,
})
