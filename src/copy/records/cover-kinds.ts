import type { CoverKind } from '@/domain/product/cover'

/** What a benefit is for, in two to five characters each. */
export const coverKindNames: Record<CoverKind, string> = {
  inpatient: '医保内住院',
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
