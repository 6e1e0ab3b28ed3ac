import { demo } from '@/ui/dialogs/demo'
import { insuredList } from '.'

const props = {
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
    ...props,
    discount: {
      title: '家庭优惠',
      detail: [
        { label: '原价', text: '¥387.00' },
        { label: '三人优惠', text: '-¥30.00' },
      ],
    },
  },
  无优惠: { ...props, rule: '', footer: { label: '合计', text: '¥387.00' } },
})
