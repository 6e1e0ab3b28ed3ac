/** How a claim goes on. */
export const claimSteps = {
  claim: '理赔服务',
  claimReportTitle: '报案',
  claimReportText: '住院或确诊后，尽快拨打客服电话，说明{insurant}、就诊时间和医院。',
  claimPapersTitle: '准备材料',
  claimPapersText: '{insurant}身份证、银行卡、出院小结、费用清单、发票和医保结算单。',
  claimSubmitTitle: '提交',
  claimSubmitText: '按客服告知的方式提交材料，留好受理编号。',
  claimReviewTitle: '审核与赔付',
  claimReviewText: '材料齐全后由承保公司审核，赔款直接汇入{insurant}本人的银行账户。',
} as const
