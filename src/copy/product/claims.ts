import { area } from '../language'

/** How a claim is made. */
export const claims = area('claims', {
  title: '理赔指引',
  reportTitle: '报案',
  reportText: '住院或确诊后，尽快拨打客服电话，说明被保人、时间和医院。',
  papersTitle: '准备材料',
  papersText: '被保人身份证、银行卡、出院小结、费用清单、发票和医保结算单。',
  submitTitle: '提交',
  submitText: '按客服告知的方式提交材料，留好受理编号。',
  reviewTitle: '审核与赔付',
  reviewText: '材料齐全后由承保公司审核，赔款直接打到被保人本人的银行卡。',
})
