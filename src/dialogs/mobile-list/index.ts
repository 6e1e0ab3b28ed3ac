import { ownPhone } from '@/copy/account/own-phone'
import { defineDialog } from '@/ui/dialog/define'

export interface MobileListProps {
  /** Known numbers, masked, and where each is from. */
  list: readonly { value: string; mask: string; note: string }[]
  /** The one in the form; none where another was typed. */
  chosen: string | undefined
}

/** One of the numbers that an account has, or OTHER. Answers its value. */
export const mobileList = defineDialog<MobileListProps, string>({
  look: 'sheet',
  label: () => ownPhone.phones,
  load: async () => (await import('./body')).MobileListBody,
})

/** A number that is not in the list. */
export const OTHER = 'OTHER'
