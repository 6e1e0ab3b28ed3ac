import type { OrderDetail, OrderSummary } from '@/contract/order'
import type { PolicyDetail, PolicySummary } from '@/contract/policy'
import type { PurchaseResult } from '@/contract/proposal'
import type { RenewablePolicy, RenewalSwitch } from '@/contract/renewal'

/** Orders and policies as the gateway answers them. */

const shanghai = { cityCode: '310000', productCode: 'PP57', productName: '沪惠保', wording: {} }
const applicant = {
  name: '王**',
  credentialNo: '110************011',
  credentialType: '01' as const,
  mobile: '*******8000',
}
const HALF_HOUR_MS = 1_800_000

export const anOrder = (given: Partial<OrderSummary> = {}): OrderSummary => ({
  ...shanghai,
  orderId: 'O1',
  status: 'UNPAID',
  totalFen: 25_800,
  insurantNames: ['王**', '李**'],
  insurants: [
    { insurantName: '王**', relationType: 'SELF', credentialTail: '0011' },
    { insurantName: '李**', relationType: 'SPOUSE', credentialTail: '0024' },
  ],
  createdAt: '2026-11-21T01:05:00.000Z',
  expireAt: new Date(Date.now() + HALF_HOUR_MS).toISOString(),
  paidAt: null,
  payOrderId: 'P1',
  byRenewal: false,
  refusal: null,
  givenBack: false,
  ...given,
})

export const aWholeOrder = (given: Partial<OrderDetail> = {}): OrderDetail => ({
  ...anOrder(),
  effectiveOn: '2026-12-01',
  expireOn: '2027-11-30',
  applicant,
  price: {
    totalFen: 25_800,
    effectiveOn: '2026-12-01',
    insurants: [
      { name: '王**', relationType: 'SELF', credentialNo: '110************011', age: 36 },
      { name: '李**', relationType: 'SPOUSE', credentialNo: '110************024', age: 35 },
    ].map((person) => ({
      ...person,
      relationType: person.relationType === 'SELF' ? 'SELF' : 'SPOUSE',
      premiumFen: 12_900,
      premiumDesc: '不分年龄',
      text: '¥129',
      riskList: [{ riskName: '标准版', premiumDesc: '不分年龄', text: '¥129' }],
    })),
  },
  policies: [],
  byAgent: false,
  servicePhone: '95500',
  closedAt: null,
  issuedAt: null,
  revokeUntil: null,
  refunds: [],
  leftOut: [],
  ...given,
})

export const aBoughtPolicy: PurchaseResult['policies'][number] = {
  policyId: 'Y1',
  policyNo: 'PP572026000001',
  insurantName: '李**',
  relationType: 'SPOUSE',
  credentialTail: '0024',
  premiumFen: 12_900,
  status: 'WAITING',
}

export const aResult = (given: Partial<PurchaseResult> = {}): PurchaseResult => {
  const { orderId, effectiveOn, expireOn, totalFen, productName, wording } = aWholeOrder()
  return {
    ...{ effectiveOn, expireOn, totalFen, productName, wording, orderId, proposalId: orderId },
    status: 'PAID',
    paidAt: '2026-11-21T01:06:00.000Z',
    underwriting: 'DONE',
    policies: [],
    refusal: null,
    givenBack: false,
    leftOut: [],
    refunds: [],
    entrySource: null,
    ...given,
  }
}

export const aPolicy = (given: Partial<PolicySummary> = {}): PolicySummary => ({
  ...shanghai,
  policyId: 'Y1',
  policyNo: 'PP572026000001',
  orderId: 'O1',
  companyName: '浦岸健康保险股份有限公司',
  status: 'WAITING',
  insurantName: '李**',
  relationType: 'SPOUSE',
  premiumFen: 12_900,
  effectiveOn: '2026-12-01',
  expireOn: '2027-11-30',
  refusal: null,
  givenBack: false,
  ...given,
})

export const aWholePolicy = (given: Partial<PolicyDetail> = {}): PolicyDetail => ({
  ...aPolicy(),
  applicableRegion: '上海市',
  filedName: '浦岸健康上海市城市定制型商业医疗保险（A款）',
  comboTitle: '标准版',
  waitingPeriodDays: 30,
  issuedAt: '2026-11-21T01:20:00.000Z',
  applicant,
  insurant: { ...applicant, name: '李**', credentialNo: '110************024' },
  hasPayout: false,
  coverage: [{ name: '住院医疗', amount: '230万元', detail: '免赔额：1.6万元' }],
  documents: [{ title: '保险条款', type: 'doc', url: '/documents/PP57-clauses' }],
  servicePhone: '400-000-3101',
  revokeUntil: null,
  ...given,
})

const { wording: _, ...product } = shanghai
const mother = {
  insurantName: '李**',
  relationType: 'MOTHER_PARENTS' as const,
  credentialTail: '602X',
}
const period = { effectiveOn: '2026-12-01', expireOn: '2027-11-30' }

export const aRenewablePolicy = (given: Partial<RenewablePolicy> = {}): RenewablePolicy => ({
  policyId: 'Y1',
  orderId: 'O1',
  ...product,
  ...mother,
  ...period,
  isOn: false,
  isOffered: true,
  ...given,
})

export const aRenewalSwitch = (given: Partial<RenewalSwitch> = {}): RenewalSwitch => ({
  policyId: 'Y1',
  current: { ...product, ...period },
  isOn: false,
  status: null,
  obstacle: null,
  mustAgreeAgain: false,
  mode: 'ONLY_WC',
  maintainText: '',
  family: [
    {
      policyId: 'Y1',
      ...mother,
      comboTitle: '标准版',
      premiumFen: 12_900,
      isOn: false,
      isAgreed: false,
    },
  ],
  continued: [],
  dates: { noticeOn: '2027-11-13', dueOn: '2027-11-20', effectiveOn: '2027-12-01' },
  next: null,
  ...given,
})
