/** The notice while the insurer checks who qualifies. */
export const underwriting = {
  title: '核保中',
  notice: '核保提醒',
  goOn: '继续支付',
  pending:
    '扣费成功后，我们将在1–5个工作日内审核您的{enrol}资格；如不符合{enrol}条件，订单将被撤销，保费将全额退还，保单自始无效。',
} as const
