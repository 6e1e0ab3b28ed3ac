import { defineDialog } from '@/ui/dialog/define'
import { advisers } from '../../copy'

export interface AddServiceProps {
  /** The user's own adviser, or the group of the neighbourhood. */
  kind: '1v1' | 'group'
  /** Address of the QR code. */
  code: string
}

/** Adds customer service on WeChat by its QR code. */
export const addService = defineDialog<AddServiceProps>({
  look: 'modal',
  label: ({ kind }) => (kind === 'group' ? advisers.joinGroup : advisers.addAdviser),
  load: async () => (await import('./body')).AddServiceBody,
})
