/** What was bought by way of a partner. */
export const partnerNote = {
  bought: '您通过{NAME}投保',
  list: '通过{NAME}投保的订单',
  listText: '这里只显示您通过{NAME}投保的订单，其他订单请在“{ORDERS}”中查看。',
  unknown: '通过合作渠道投保的订单',
  unknownText: '这里只显示您通过合作渠道投保的订单，其他订单请在“{ORDERS}”中查看。',
  back: '返回{NAME}',
  backText: '需要回到{NAME}的，请关闭本页或按返回键。',
  revoke: '查看可以{withdraw}的订单',
} as const
