/** What WeChat Pay's page for merchants shows of a payment. */
export const goldPlan = {
  paid: '实付金额',
  amount: '订单金额',
  number: '订单号',
} as const
