/** The steps of a claim, in their order. */
export const claimSteps = (phone: string, insured: string): readonly string[] => [
  `一、报案：住院或确诊后，尽快拨打客服电话${phone}，说明${insured}、时间和医院。`,
  `二、准备材料：${insured}身份证、银行卡、出院小结、费用清单、发票和医保结算单。`,
  '三、提交：按客服告知的方式提交材料，留好受理编号。',
  `四、审核与赔付：材料齐全后由承保公司审核，赔款直接打到${insured}本人的银行卡。`,
]

/** Notes on a policy document. A sandbox document has no legal effect, so it does not claim any. */
export const policyNotes = ({ isSample }: { isSample: boolean }): readonly string[] => [
  ...(isSample ? [] : ['本电子保单与纸质保单具有同等效力。']),
  '请核对以上信息，有误请及时联系客服更正。',
  '保险责任、责任免除、免赔额和给付比例以保险条款为准。',
]

export const receiptNotes: readonly string[] = [
  '本收据证明以上保费已经收到，不作为报销和抵扣凭证。需要发票请拨打客服电话申请。',
]

/** The mark on sandbox documents, so that nobody takes one for a real document. */
export const SAMPLE = '沙箱样本，无保险效力'
