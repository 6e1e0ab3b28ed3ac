import type { CoverKind } from '@/domain/choice/cover-kind'

/** Who of a family is covered for what, and what is missing. */
export const familyCover = {
  glance: '家庭保障',
  people: '已投保的家人',
  peopleUnit: '{N}人（共{ALL}人）',
  policies: '未结束的保单',
  policiesUnit: '{N}份',
  premium: '保费合计',
  nextExpiry: '最早到期',
  expiring: '到期后保障终止，请留意下一年度的投保时间。',
  note: '按保单责任归类，仅供参考；能否赔付以保险条款为准。',
  uncovered: '目前没有生效或待生效的保障',
  missing: '尚缺：{KINDS}',
  complete: '常见保障均已具备',
  nothingAdds: '这里暂时没有在售的产品可以补充',
  adds: '可补充{KINDS}',
  from: '/年起',
  until: '{BEGIN} 至 {END}',
  untilChecked: '核保通过后保障至 {END}',
  more: '查看其余{N}份保单',
  ended: '已结束的保单（{N}份）',
  hideEnded: '收起已结束的保单',
  part: '保单较多，这里按最近的{N}份汇总；其余请在“我的保单”中查看。',
} as const

/** What a benefit is for, in two to five characters each. */
export const coverKindNames: Record<CoverKind, string> = {
  inpatient: '住院医疗',
  selfPaid: '医保外费用',
  drugs: '特定药品',
  therapy: '先进疗法',
  outpatient: '门急诊',
  accident: '意外伤害',
  illness: '疾病给付',
  allowance: '住院津贴',
  maternity: '母婴',
  home: '家庭财产',
  liability: '个人责任',
  other: '其他服务',
}

export const kindsText = (kinds: readonly CoverKind[]): string =>
  kinds.map((kind) => coverKindNames[kind]).join('、')
