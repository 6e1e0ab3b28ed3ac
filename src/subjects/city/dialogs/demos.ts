import { demo } from '@/ui/dialogs/demo'
import { noticeDialog } from './notice'

const props = {
  title: '参保通知',
  paragraphs: [
    '本期参保将于12月31日结束，请尽快为家人参保。',
    '支付高峰时段可能较慢，请耐心等待。',
  ],
}

export const noticeDemo = demo('产品通知', noticeDialog, {
  三天内不再提醒: { ...props, days: 3 },
  没有勾选框: props,
})
