import { reminders } from '@/copy/purchase/reminders'
import { defineDialog } from '@/ui/dialog/define'

/** The buttons 稍后提醒我 and 继续投保. */
export type ReminderAnswer = 'later' | 'goOn'

export interface ReminderProps {
  /** The product's own text (incPopup.mainText), or the usual one with the last day of the sale. */
  text: string
  /** The button that is pressed automatically, and after how many seconds. */
  auto?: { answer: ReminderAnswer; seconds: number }
}

/** The popup 你尚未完成投保. Answers the user's choice. */
export const reminderDialog = defineDialog<ReminderProps, ReminderAnswer>({
  look: 'modal',
  label: () => reminders.unfinishedTitle,
  load: async () => (await import('./body')).ReminderBody,
})
