import { baseRelationOf, type BaseRelation, type Relation } from '@/domain/apply/relation'

/** The words that documents use for every product. Other words are in the product file. */
const relations: Record<BaseRelation, string> = {
  SELF: '本人',
  SPOUSE: '配偶',
  PARENTS: '父母',
  CHILDREN: '子女',
  OTHER: '其他',
}

export const relationText = (relation: Relation): string => relations[baseRelationOf(relation)]
