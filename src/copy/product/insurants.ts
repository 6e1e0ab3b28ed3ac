import { nthInsurant } from '../errors/failures'
import { fill } from '../fill'
import type { Terms } from './wording'

/** The people who are insured, and how they are related. */
export const insurants = {
  add: '添加{insurant}',
  remove: '删除{insurant}',
  removeAsk: '确定删除{NAME}吗？',
  edit: '修改',
  nth: nthInsurant,
  relation: '与{applicant}关系',
  theirs: '{WHO}的{RELATION}',
  themselves: '{WHO}{RELATION}',
  limit: '最多可添加{N}位',
  relationDisabled: '该关系暂不可添加',
  relationFull: '该关系人数已达上限',
  companySelf: '企业不能作为{insurant}，请删除',
  familyFull: '{insurant}数量已达上限',
  left: '还可添加{N}位',
  duplicate: '该{insurant}已添加，请勿重复添加',
  sameNumber: '{NAME}与{OTHER}的证件号码相同，请核对',
  none: '请至少添加一位{insurant}',
  insured: '已投保',
  unpaid: '待支付',
  insuredUntil: '已投保，保障至{DAY}',
  unpaidUntil: '待支付，请在{TIME}前完成',
  added: '已在本次投保中',
  forgetAsk: '确定不再保存{NAME}的信息吗？',
  keep: '保存为常用{insurant}，下次投保免填',
  keepFailed: '常用名单未能保存，不影响本次投保',
  age: '年龄须在{MIN}至{MAX}周岁之间',
  historyTitle: '选择常用{insurant}',
  minor: '未成年人须由监护人投保',
  scheme: '保障方案',
  houseBlank: '请选择房屋信息',
  listTitle: '{insurant}信息',
  addRelation: '添加{RELATION}',
  removeNth: '删除第{N}位{insurant}',
  count: '{N}人',
  credentialTail: '证件尾号{TAIL}',
} as const

const limitTexts = {
  RELATION_DISABLED: 'relationDisabled',
  RELATION_FULL: 'relationFull',
  FAMILY_FULL: 'familyFull',
  ORDER_FULL: 'familyFull',
  DUPLICATE: 'duplicate',
} as const satisfies Record<string, keyof typeof insurants>

/** Why one more person cannot be added. */
export const insurantLimitText = (code: keyof typeof limitTexts, terms: Terms): string =>
  fill(insurants[limitTexts[code]], terms)
