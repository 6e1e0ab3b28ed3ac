import { demo } from '@/ui/dialogs/demo'
import { reminderDialog } from '.'

const text = '惠民保障计划限时投保，投保截止日期为2026-12-31，请尽快完成投保。'

export const reminderDemo = demo('未完成投保提醒', reminderDialog, {
  默认: { text },
  产品文字: { text: '您填写的信息已保存，继续投保只需一分钟。' },
  自动继续: { text, auto: { answer: 'goOn', seconds: 5 } },
})
