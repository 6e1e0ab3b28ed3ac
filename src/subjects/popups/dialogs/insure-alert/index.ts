import { reminders } from '@/copy/purchase/reminders'
import { defineDialog } from '@/ui/dialog/define'

export interface InsureAlertProps {
  /** The product's own text; 你即将进入参保流程 by default. */
  text?: string
}

/** The alert before insuring. Confirming hides it for an hour. */
export const insureAlert = defineDialog<InsureAlertProps>({
  look: 'modal',
  uninvited: true,
  label: ({ text }) => text ?? reminders.warning,
  load: async () => (await import('./body')).InsureAlertBody,
})
