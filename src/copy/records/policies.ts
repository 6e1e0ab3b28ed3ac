import { lookUp, type Chosen, type DocumentWord } from '@/domain/situation/situation'

/** Policies: list and detail. */
export const policies = {
  about: '保单由所列的保险公司承保。理赔和咨询请拨打保单上的客服电话，条款可在保单详情中查看。',
  title: '我的保单',
  empty: '未能找到对应保单',
  detail: '保单详情',
  number: '保单号',
  /** Why the insurer did not issue it, in its own words. */
  notIssuedFor: '保险公司说明：{REASON}',
  product: '产品名称',
  company: '承保公司',
  plan: '保障方案',
  period: '保障期间',
  waiting: '等待期{N}天',
  region: '适用地区',
  filedName: '备案名称',
  premium: '保费',
  coverage: '保障责任',
  documents: '保单文件',
  issuedAt: '出单时间',
  call: '拨打客服电话',
  relation: '与{applicant}关系',
  order: '所属订单',
  document: '电子保单',
  openDocument: '查看电子保单',
  claim: '理赔指引',
  actions: '保单服务',
  claimNow: '理赔',
  renew: '续保',
  renewFrom: '保障{BEGIN}至{END}。{DAY}起可以续保，新保障从原保障结束后开始。',
  service: '客服',
} as const

/** What the document of a policy is good for, or when it comes. */
const documentTexts: Record<DocumentWord, string> = {
  NONE: '',
  OURS: '可保存、打印或转发；扫描保单上的二维码可核对真伪。',
  INSURERS: '由保险公司出具，可保存、打印或转发。',
  TO_COME: '已出单，保险公司正在生成电子保单，生成后在这里查看。',
}

export const documentText = (word: Chosen<DocumentWord>): string => lookUp(documentTexts, word)
