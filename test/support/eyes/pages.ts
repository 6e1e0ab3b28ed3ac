import type { nativePages } from '@/routes/native-pages'
import type { PageKey } from '@/routes/pages'
import type { Made } from './made'

type WebKey = Exclude<PageKey, keyof typeof nativePages>

const product = 'cityCode=310000&productCode=PP57'

/** How a page is visited: by an address, or not at all for the given reason. */
type Visit = string | { not: string }

/**
 * An address of every page of the web build. A new page does not compile without one. The pages
 * of the purchase come in its order, so that each finds what the one before has stored.
 */
export const addressesOf = (made: Made): Readonly<Record<WebKey, Visit>> => ({
  insure: `/insure?${product}`,
  insureDetail: `/insure-detail?${product}`,
  compareProducts: '/compare-products?cityCode=310000&productCode=PP57',
  reserve: `/insure-reserve?${product}`,
  login: `/login?${product}`,
  insureApply: `/insure-apply?${product}`,
  healthConfirm: { not: 'opens from the form (letters)' },
  payConfirm: `/pay-confirm-v3?${product}&proposalId=${made.proposalId}`,
  payment: `/payment?${product}&payOrderId=${made.payOrderId}`,
  paymentOpen: `/payment-open?payToken=${made.payToken}`,
  insureResult: `/insure-result?${product}&proposalId=${made.orderId}`,
  goldplanResult: '/goldplan-result',
  orderCenter: `/order-center?${product}`,
  orderDetail: `/order-detail?${product}&orderId=${made.orderId}`,
  policyList: `/policy-list?${product}`,
  policyDetail: `/policy-detail?${product}&policyId=${made.policyId}`,
  revokeListCommon: `/revoke-list-common?${product}`,
  revokeList: { not: 'opens in WeChat only' },
  revokeH5Login: `/revoke-h5-login?${product}`,
  renewalContract: `/renewal-contract?${product}&policyId=${made.policyId}`,
  serviceTabs: `/tab/policy-analysis?${product}`,
  desk: `/service-desk?${product}&orderId=${made.orderId}`,
  settings: `/settings?${product}`,
  ownData: `/my-data?${product}`,
  closeAccount: `/close-account?${product}`,
  reader: '/pdf-viewer?url=%2Fdocuments%2Fprivacy',
  testPage: '/test-page',
  alertPage: `/alert-page?${product}`,
  wxInsure: `/wx/insure-new?${product}`,
  wxRenewal: `/wx/insure-renewal?${product}`,
  gansu2024Select: '/gansu2024-select',
  transfer: { not: 'leads on' },
  outerTransferV2: { not: 'leads on, in WeChat only' },
  partnerBindAppid: '/partner-bind-appid?cityCode=320100',
  authPage: '/auth-page',
  h5HealthHospital: '/h5-health-hospital?cityCode=310000',
  policyVerify: '/policy-verify',
  delegation: `/delegation?${product}`,
  delegationLanding: `/delegation-landing?${product}&token=${made.delegationToken}`,
  delegatedForm: `/delegated-form?${product}&token=${made.delegationToken}`,
  insurantConfirmationLanding: `/insurant-confirmation-landing?${product}&token=${made.confirmToken}`,
  insurantConfirmation: `/insurant-confirmation?${product}&token=${made.confirmToken}`,
  insurantSearchPolicy: `/insurant-search-policy?${product}`,
  insurantSearchList: `/insurant-search-list?${product}`,
  housekeeperGroup: `/housekeeper-group?${product}`,
  shareHome: { not: 'opens in WeChat only' },
  shareActivityCommonMyRewards: { not: 'opens in WeChat only' },
  deadEnd: '/allNoFound',
  diagnostics: `/diagnostics?${product}`,
  error: '/page-error2',
})
