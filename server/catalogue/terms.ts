import type { Wording } from '@/contract/wording'

export const usual = {
  applicant: '投保人',
  insurant: '被保人',
  orderCenter: '我的订单',
  withdraw: '撤单',
} as const

/**
 * What a product calls its parties and the withdrawal, for texts that the gateway writes: documents,
 * receipts, and the reasons of refunds.
 */
export const termsOf = ({ wording }: { wording: Wording }): Record<keyof typeof usual, string> => ({
  ...usual,
  ...wording,
})
