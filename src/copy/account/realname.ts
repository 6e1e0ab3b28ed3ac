/** Checking who somebody is. */
export const realname = {
  boundTo: '该手机号已绑定{name}',
  userStateFailed: '网络错误，请稍后重试',
  changeInfo: '修改信息',
  byFace: '本人人脸核验',
  signIn: '重新登录',
  applicantLater: '点“下一步”时再填写，也可以现在填写。',
  fillApplicant: '填写{applicant}信息',
  terms: '相关条款',
  changePhone: '更换手机号',
  payAsCompany: '以企业名义投保',
  payAsPerson: '以本人名义投保',
  companyPhone: '填写企业联系电话',
  termsWhy: '姓名和证件号码属于敏感个人信息，仅用于投保、实名核验和理赔。',
} as const
