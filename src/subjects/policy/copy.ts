/** What to know before a claim, and who else the order covers. */
export const claimNotice = {
  title: '理赔须知',
  text: '就诊前请核对医院和项目是否在保障范围内；出院后请保留发票、费用清单和病历原件。理赔不收任何手续费，凡以此收费的都是诈骗。',
  family: '同一订单还保障了',
} as const

/** Whether a policy in hand is genuine. */
export const verify = {
  title: '保单验真',
  about: '输入电子保单上的保单号和验真码，或扫描保单上的二维码，核对保单是否真实。',
  code: '验真码',
  codeHint: '16位字母和数字',
  check: '核对',
  blank: '请输入保单号和验真码',
  genuine: '该保单真实',
  genuineText: '请核对以下信息与您手中的保单是否一致。',
  none: '未查到该保单',
  noneText: '请检查保单号和验真码。核对无误仍查不到的，请联系保单上的客服，谨防假冒。',
  status: '保单状态',
  insured: '{insurant}',
  holder: '{applicant}',
} as const
