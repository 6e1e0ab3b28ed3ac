/** What to know before a claim, and who else the order covers. */
export const claimNotice = {
  title: '理赔须知',
  text: '就诊前请核对医院和项目是否在保障范围内；出院后请保留发票、费用清单和病历原件。理赔不收任何手续费，凡以此收费的都是诈骗。',
  family: '同一订单还保障了',
} as const
