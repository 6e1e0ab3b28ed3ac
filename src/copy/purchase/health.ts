/** The health notice. */
export const health = {
  title: '健康告知',
  agree: '以上情况均无，继续投保',
  refuse: '有以上情况',
  refusedTitle: '暂不符合投保条件',
  refusedText: '有上述情况的人暂时不能投保本产品，没有这些情况的家人仍可投保。',
  editInsurants: '返回修改{insurant}',
  failed: '投保失败',
  allNo:
    '请看完每一项。每一位{insurant}的每一项回答都为“否”的，可以点下方按钮一并回答；有“是”的，请逐项选择。',
  readFirst: '请先看完全部{N}个问题',
  no: '否',
  yes: '是',
  nobodyTitle: '还没有填写投保信息',
  nobodyText: '请先填写{applicant}和{insurant}信息，再确认健康告知。',
  fillIn: '去填写',
} as const
