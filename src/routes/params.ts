import type { QueryContext } from '@/domain/address/query-context'

/** Why the error page is shown; the first when the address does not say. */
export const errorPageTypes = [
  'notFound',
  'notOpened',
  'browserOnly',
  'wechatOnly',
  'oaOnly',
] as const
export type ErrorPageType = (typeof errorPageTypes)[number]

/** The pages and the parameters each reads, besides the query context that all of them carry. */
export interface PageParams {
  insure: object
  insureApply: object
  login: { redirectPath?: string | undefined }
  healthConfirm: object
  payConfirm: { proposalId: string; fromContinuePay?: '1' | undefined }
  payment: { payOrderId: string }
  insureResult: {
    proposalId: string
    /** Written by the mini-program's subscribe page when it returns. */
    subscribeStatus?: 'accept' | 'reject' | undefined
  }
  orderCenter: { tab?: string | undefined }
  orderDetail: { orderId: string }
  policyList: object
  policyDetail: { policyId: string }
  error: { type?: ErrorPageType | undefined }
  reader: { url: string; title?: string | undefined }
}

export type PageKey = keyof PageParams

/** Context fields may be named among the parameters; they win over the context carried along. */
export type ParamsOf<K extends PageKey> = PageParams[K] & QueryContext
