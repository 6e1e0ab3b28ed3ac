import type { Price } from '@/contract/price'
import { demo } from '@/ui/dialogs/demo'
import { premiumDetail } from '.'

const person: Price['insurants'][number] = {
  name: '张*',
  relationType: 'SELF',
  credentialNo: '310***********123',
  age: 42,
  premiumFen: 12900,
  premiumDesc: '0-64岁 ¥129.00/年',
  text: '',
  riskList: [],
}
const price: Price = {
  totalFen: 12900,
  effectiveOn: '2027-01-01',
  insurants: [person],
}
const family: Price = {
  totalFen: 38700,
  effectiveOn: '2027-01-01',
  insurants: [
    person,
    { ...person, name: '李*', relationType: 'SPOUSE', tag: '医保个账支付' },
    {
      ...person,
      name: '欧阳*',
      relationType: 'CHILDREN',
      riskList: [
        { riskName: '医保内住院医疗', premiumDesc: '年缴', text: '¥69.00' },
        { riskName: '医保外住院医疗和特定高额药品费用', premiumDesc: '年缴', text: '¥60.00' },
      ],
    },
  ],
  rule: { tag: '家庭优惠', text: '三人及以上同时参保，每人每年优惠¥10' },
}

export const premiumDetailDemo = demo('保费明细', premiumDetail, {
  一人: { price },
  一家人: { price: family },
  自定文字: { price, title: '缴费明细', subtitle: '应缴保费', ok: '去缴费' },
  点遮罩不关: { price, maskCloses: false },
})
