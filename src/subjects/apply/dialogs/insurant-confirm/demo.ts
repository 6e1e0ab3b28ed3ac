import { demo } from '@/ui/dialogs/demo'
import { insurantConfirm } from '.'

export const insurantConfirmDemo = demo('被保人确认', insurantConfirm, {
  两人: {
    insurant: '被保人',
    people: [
      { name: '王小明', relation: '本人', number: '110***********011' },
      { name: '李小红', relation: '配偶', number: '110***********024' },
    ],
  },
})
