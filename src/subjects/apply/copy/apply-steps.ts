/** 长辈版: the form of the person who buys, one step at a time. */
export const applySteps = {
  applicant: '谁来付款',
  scheme: '选哪个方案',
  people: '给谁投保',
  homes: '给哪套房投保',
  person: '{RELATION}的信息',
  check: '核对一遍',
  checkText: '请逐项看一遍。哪里不对，点旁边的“修改”。',
  later: '下一步填写',
  premium: '保费',
  copies: '份数',
  unfinished: '还没填完',
} as const
