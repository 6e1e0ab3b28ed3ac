import type { RelationType } from '@/contract/fields'

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
