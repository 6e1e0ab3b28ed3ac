import { area } from '../language'

/** Checking the order before it is paid. */
export const payConfirm = area('payConfirm', {
  title: '确认订单',
  confirmAndPay: '确认并支付',
  payType: '支付方式',
  autoRenewal: '自动续保',
  terms: '请阅读并同意相关条款',
  show: '显示完整姓名和证件尾号',
  hide: '隐藏完整姓名和证件尾号',
  showShort: '核对',
  hideShort: '隐藏',
  period: '保障期间',
  product: '投保产品',
  plan: '保障方案',
  closed: '订单已关闭，请重新投保',
  sum: '¥{YUAN}（共{N}人）',
  sumCopies: '¥{YUAN}（共{N}份）',
  paid: '该订单已支付',
  toResult: '查看投保结果',
  toInsure: '重新投保',
  change: '修改{WHAT}信息',
})
