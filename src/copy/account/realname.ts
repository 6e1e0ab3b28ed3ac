import { area } from '../language'

/** Checking who somebody is. */
export const realname = area('realname', {
  boundTo: '该手机号已绑定{name}',
  userStateFailed: '网络错误，请稍后重试',
  changeInfo: '修改信息',
  byFace: '本人人脸核验',
  signIn: '重新登录',
  changePhone: '更换手机号',
  termsWhy: '姓名和证件号码属于敏感个人信息，仅用于投保、实名核验和理赔。',
})
