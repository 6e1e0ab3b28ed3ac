/** In 长辈版, the button before what few people come for. */
export const elderMore = {
  order: '看订单的全部信息',
  policy: '看保单的全部信息',
  claim: '看更多理赔说明',
  less: '收起',
} as const
