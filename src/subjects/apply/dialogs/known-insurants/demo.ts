import { terms } from '@/copy/product/terms'
import { demo } from '@/ui/dialogs/demo'
import { knownInsurants, type KnownInsurant } from '.'

const ages = { MIN: 18, MAX: 75 }
const person: KnownInsurant = {
  id: 'I1',
  name: '张*',
  credentialNo: '310************123',
  relationType: 'SPOUSE',
  status: 'NONE',
  expireTime: null,
}

export const knownInsurantsDemo = demo('历史被保人和联系人', knownInsurants, {
  默认: {
    list: [person, { ...person, id: 'I2', name: '李**', relationType: 'PARENTS', canForget: true }],
    terms,
    ages,
  },
  有提示: { list: [person], terms, ages, tip: '上年保障到期后没有续上的，中间的费用不在保障内。' },
  各种状态: {
    list: [
      { ...person, status: 'INSURED', expireTime: '2026-12-31', closed: 'INSURED' },
      { ...person, id: 'I2', status: 'UNPAID', expireTime: '2026-11-22T10:30:00.000Z' },
      { ...person, id: 'I3', closed: 'ADDED' },
      { ...person, id: 'I4', closed: 'AGE' },
    ],
    terms,
    ages,
  },
})
