import { lookUp, type Chosen, type OrderWord } from '@/domain/situation/situation'

/** How an order stands. */
const texts: Record<OrderWord, string> = {
  TO_PAY: '待支付',
  PAYING: '支付中',
  PAID: '已支付',
  /** Paid, and the insurer still gives the policy number. */
  ISSUING: '出单中',
  CANCELLED: '已取消',
  EXPIRED: '已失效',
  REVOKED: '已撤销',
  /** By the check of the insurer. */
  REFUSED: '核保未通过',
  NOT_ISSUED: '未承保',
  /** By the merchant, who gave the money back. */
  GIVEN_BACK: '已退款',
  /** Of a newer gateway. */
  UNKNOWN: '更新后可查看',
}

export const orderStatusText = (word: Chosen<OrderWord>): string => lookUp(texts, word)
