import { area } from '../language'

/** Policies: list and detail. */
export const policies = area('policies', {
  about: '保单由所列的保险公司承保。理赔和咨询请拨打保单上的客服电话，条款可在保单详情中查看。',
  title: '我的保单',
  empty: '未能找到对应保单',
  detail: '保单详情',
  number: '保单号',
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
  viewDocument: '查看文件',
  call: '拨打客服电话',
  relation: '与{applicant}关系',
  order: '所属订单',
})
