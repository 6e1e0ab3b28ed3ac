import { productPageText } from '@/contract/product-page'
import type { ProposalDetail } from '@/contract/proposal'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aBoughtPolicy, aRenewablePolicy, aRenewalSwitch, aResult, aWholeOrder } from '../records'
import { answerWith } from './answers'

/** A gateway with the same answers on every day, for whole pages. `other` answers replace them. */

export const shanghai = { cityCode: '310000', productCode: 'PP57' }
export const NOW = Date.parse('2026-11-26T10:00:00+08:00')

const catalogue = loadCatalogue()
const stored = catalogue.product('310000', 'PP57')
if (!stored) throw new Error('PP57 is gone')
const { payment, underwriting, underwritingNote, limits, tariff, protectScheme, page } = stored

const soon = new Date(NOW + 1_800_000).toISOString()
const info = {
  productCode: 'PP57',
  currentTime: new Date(NOW).toISOString(),
  isSellTime: true,
  saleStartAt: '2026-09-01T00:00:00+08:00',
  saleEndAt: '2027-01-31T23:59:59+08:00',
  effectiveOn: '2026-12-01',
  expireOn: '2027-11-30',
  tariff,
  fromPremiumFen: 12_900,
  maxInsurantNum: limits.maxInsurantNum,
  insurantMaxNum: limits.insurantMaxNum,
  relations: page.form.relations.map(({ type }) => type),
  minAge: limits.minAge,
  maxAge: limits.maxAge,
  protectScheme,
  payment,
  pageVersion: page.pageVersion,
  texts: [],
}

export const heardGateway = ({
  isPaid = false,
  other = {},
}: { isPaid?: boolean; other?: Parameters<typeof answerWith>[0] } = {}) => {
  const order = isPaid
    ? aWholeOrder({
        status: 'PAID',
        payOrderId: null,
        paidAt: '2026-11-26T01:06:00.000Z',
        revokeUntil: '2026-11-30T15:59:59.000Z',
      })
    : aWholeOrder({ status: 'CONFIRMED', payOrderId: null, expireAt: soon })
  const { orderId: proposalId, ...rest } = order
  const sold = { ...shanghai, payment, underwriting: { status: underwriting, ...underwritingNote } }
  const proposal: ProposalDetail = { ...rest, ...sold, proposalId }
  const policies = [
    { ...aBoughtPolicy, policyId: 'Y1', insurantName: '王**', relationType: 'SELF' as const },
    { ...aBoughtPolicy, policyId: 'Y2' },
  ]
  return answerWith({
    readConfig: ({ namespace, key }) => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '', configJsonValue: '' },
        ...(namespace === 'insure_product_page'
          ? { configJsonValue: productPageText(page) }
          : catalogue.config(namespace, key)),
      },
    }),
    getPageInfo: () => ({ data: info }),
    getFamilyStatus: () => ({
      data: {
        insurantDisables: [],
        leftInsurantNum: limits.maxInsurantNum,
        maxInsurantNum: limits.maxInsurantNum,
        insurantMaxNum: limits.insurantMaxNum,
        orderInsurantMaxNum: limits.maxInsurantNum,
      },
    }),
    getUserStatus: () => ({
      data: {
        ...{ userId: 'U1', openid: '86-1', name: null, credentialNo: null, credentialType: null },
        ...{
          phoneNumber: { maskValue: '*******8000', encryptValue: 'e' },
          bindPhone: null,
          locked: false,
        },
      },
    }),
    getAuthInfo: () => ({ data: { nameLocked: false, identityLocked: false, authLevel: null } }),
    listHistoricalInsurants: () => ({ data: { list: [], together: [] } }),
    getContacts: () => ({ data: { list: [] } }),
    getDraft: () => ({ data: { draft: null } }),
    saveTrace: () => ({ data: { lastSeq: 0 } }),
    getInsureFeatures: () => ({ data: { featureJSON: '{}' } }),
    getProposal: () => ({ data: proposal }),
    getOrder: () => ({ data: order }),
    getCashierOrder: () => ({
      data: {
        ...sold,
        ...{ payOrderId: 'P1', proposalId: 'O1', payStatus: 'UNPAID', errorMessage: '' },
        ...{ amountFen: 25_800, expireAt: soon, createdAt: soon, productName: '沪惠保' },
        ...{ wording: {}, insurantNum: 2, payType: 'WC_PAY', placedIn: 'BROWSER' },
        payParams: { kind: 'redirect', url: '/sandbox/cashier' },
      },
    }),
    getResult: () => ({ data: aResult({ policies }) }),
    listRevocable: () => ({
      data: {
        list: [
          {
            ...{ ...shanghai, productName: '沪惠保', wording: {}, orderId: 'O1', totalFen: 25_800 },
            ...{ servicePhone: '95500', revokeUntil: '2026-11-30T15:59:59.000Z' },
            ...{ paidAt: '2026-11-26T01:06:00.000Z', effectiveOn: '2026-12-01' },
            policies: policies.map((policy) => ({ ...policy, status: 'WAITING' as const })),
          },
        ],
        nextCursor: null,
      },
    }),
    getRevokeInfo: () => ({
      data: {
        ...{ orderId: 'O1', ...shanghai, wording: {}, refundAmount: 25_800 },
        revokeExtra: {
          premiumInfoList: policies.map(({ insurantName, relationType, credentialTail }) => ({
            ...{ maskName: insurantName, relationType, credentialTail },
            ...{ premium: 12_900, discountDesc: '' },
          })),
        },
        insuredInfo: { userName: '王**' },
        popupInfo: {
          nameList: policies.map(({ insurantName }) => insurantName),
          productInfo: { productName: '沪惠保', insurantList: [] },
        },
        revokeUntil: '2026-11-30T15:59:59.000Z',
      },
    }),
    revokePolicyAndRefund: () => ({
      data: { orderId: 'O1', refundAmount: 25_800, refunds: [], policyNum: 2 },
    }),
    getPoliciesRenewalSwitch: () => ({ data: { list: [aRenewablePolicy()] } }),
    getRenewalSwitch: () => ({ data: aRenewalSwitch() }),
    ...other,
  })
}
