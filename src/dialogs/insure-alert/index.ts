import { insure } from '@/copy/product/insure'
import { defineDialog } from '@/ui/dialog/define'

export interface InsureAlertProps {
  /** The product's own words; 你即将进入参保流程 by default. */
  text?: string
}

/** Before insuring (specification section 2, insure alert). Confirming hides it for an hour. */
export const insureAlert = defineDialog<InsureAlertProps>({
  look: 'modal',
  label: ({ text }) => text ?? insure.warning,
  load: async () => (await import('./body')).InsureAlertBody,
})
