import type { CredentialType, RelationType } from '@/contract/fields'

/** Relation of an insured person to the buyer. */
export const relations = {
  SELF: '本人',
  SPOUSE: '配偶',
  PARENTS: '父母',
  CHILDREN: '子女',
  OTHER: '其他',
  FATHER_PARENTS: '父亲',
  MOTHER_PARENTS: '母亲',
  SON_CHILDREN: '儿子',
  DAUGHTER_CHILDREN: '女儿',
  SIBLINGS: '兄弟姐妹',
  CLOSE_FAMILY: '近亲属',
} as const satisfies Record<RelationType, string>

/** Genders, by the letter of forms. */
export const genders = {
  M: '男',
  F: '女',
} as const

/** Types of ID in forms. */
export const credentialTypes = {
  '01': '身份证',
  PASSPORT: '护照',
  SPECIAL: '港澳居民来往内地通行证',
  TAIWAN: '台湾居民来往大陆通行证',
  PR: '外国人永久居留身份证',
  ORG: '统一社会信用代码',
  '17': '港澳台居民居住证',
  '551': '港澳居民居住证',
  '552': '台湾居民居住证',
} as const satisfies Record<CredentialType, string>
