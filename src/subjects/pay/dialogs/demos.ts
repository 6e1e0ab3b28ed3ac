import { demo } from '@/ui/dialogs/demo'
import { insuredList } from './insured-list'
import { orderConfirm } from './order-confirm'

const family = {
  title: '被保人清单',
  rule: '同一家庭三人及以上参保，每人优惠¥10。',
  listTitle: '共3人',
  groups: [
    { label: '本人', texts: ['张* 310***********123', '标准版'] },
    { label: '配偶', texts: ['李* 310***********456'] },
    { label: '子女', texts: ['张* 310***********789', '由投保人代为确认'] },
  ],
  footer: { label: '合计', text: '¥357.00', detail: '含优惠¥30' },
}

export const insuredListDemo = demo('被保人清单', insuredList, {
  有优惠: {
    ...family,
    discount: {
      title: '家庭优惠',
      detail: [
        { label: '原价', text: '¥387.00' },
        { label: '三人优惠', text: '-¥30.00' },
      ],
    },
  },
  无优惠: { ...family, rule: '', footer: { label: '合计', text: '¥387.00' } },
})

const order = {
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
  默认: order,
  已超时: { ...order, expireAt: '2020-01-01T00:00:00+08:00' },
})
