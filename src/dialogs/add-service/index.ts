import { popups } from '@/copy/shell/popups'
import { defineDialog } from '@/ui/dialog/define'

export interface AddServiceProps {
  /** One adviser of one's own, or the group of the neighbourhood. */
  kind: '1v1' | 'group'
  /** Address of the QR code. */
  code: string
}

/** Adding customer service on WeChat by its code (specification section 2). */
export const addService = defineDialog<AddServiceProps>({
  look: 'modal',
  label: ({ kind }) => (kind === 'group' ? popups.joinGroup : popups.addAdviser),
  load: async () => (await import('./body')).AddServiceBody,
})
