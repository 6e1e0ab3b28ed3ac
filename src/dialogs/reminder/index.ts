import { reminders } from '@/copy/purchase/reminders'
import { defineDialog } from '@/ui/dialog/define'

/** 稍后提醒我 or 继续投保. */
export type ReminderAnswer = 'later' | 'goOn'

export interface ReminderProps {
  /** Product's own words (incPopup.mainText), or what the plan says with its last day. */
  text: string
  /** Which button answers by itself, and after how many seconds. */
  auto?: { answer: ReminderAnswer; seconds: number }
}

/** 你尚未完成投保 (specification sections 2, 4 and 9). Yields what the person wants. */
export const reminderDialog = defineDialog<ReminderProps, ReminderAnswer>({
  look: 'modal',
  label: () => reminders.unfinishedTitle,
  load: async () => (await import('./body')).ReminderBody,
})
