import type { HistoricalInsurant } from '@/contract/person'
import { terms } from '@/copy/product/terms'
import { specimen } from '../specimen'
import { historicalInsurants } from './'

const person: HistoricalInsurant = {
  insurantId: 'I1',
  maskName: '张*',
  maskCredentialNo: '310***********123',
  encryptName: 'e1',
  encryptCredentialNo: 'e2',
  credentialType: '01',
  relationType: 'SPOUSE',
  gender: 2,
  birthday: '1984-03-02',
  curInsureStatus: 'NONE',
  expireTime: null,
}

export const historicalInsurantsSpecimen = specimen('历史被保人', historicalInsurants, {
  默认: {
    list: [person, { ...person, insurantId: 'I2', maskName: '李*', relationType: 'PARENTS' }],
    terms,
    disabled: [],
  },
  已在表单中: { list: [person], terms, disabled: ['I1'] },
})
