import { area } from '../language'

/** The page on which a person allows a partner to see something. */
export const authorize = area('authorize', {
  title: '信息授权',
  lead: '{partner}申请查看您的信息',
  facts: '授权内容',
  partner: '合作方',
  business: '用途',
  items: '查看的信息',
  until: '有效期至',
  seqNo: '授权编号',
  statement: '信息授权书',
  consent: '我已阅读并同意把以上信息提供给{partner}',
  consentMissing: '请先阅读并勾选同意',
  agree: '同意授权',
  refuse: '不同意',
  done: '您已同意授权',
  doneText: '{time}已同意，有效期至{until}。可以随时在设置中撤回。',
  goOn: '继续',
  broken: '授权地址不完整或不能打开',
  brokenText: '请回到合作方的页面，重新进入后再试。您的信息没有提供给任何人。',
})
