import { demo } from '@/ui/dialogs/demo'
import { orderConfirm } from '.'

const props = {
  expireAt: new Date(Date.now() + 15 * 60_000).toISOString(),
  details: [
    { label: '产品名称', text: '申城安心保' },
    { label: '投保人', text: '张*' },
    { label: '被保人', text: '张*、李*' },
    { label: '保障期间', text: '2027-01-01 – 2027-12-31' },
  ],
  totalFen: 25800,
}

export const orderConfirmDemo = demo('订单确认', orderConfirm, {
  默认: props,
  已超时: { ...props, expireAt: '2020-01-01T00:00:00+08:00' },
})
