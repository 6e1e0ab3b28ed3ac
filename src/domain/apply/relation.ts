/** The relation of an insured person to the applicant. */
export const relations = ['SELF', 'SPOUSE', 'PARENTS', 'CHILDREN', 'OTHER'] as const
export type BaseRelation = (typeof relations)[number]

const baseOfAlias = {
  FATHER_PARENTS: 'PARENTS',
  MOTHER_PARENTS: 'PARENTS',
  SON_CHILDREN: 'CHILDREN',
  DAUGHTER_CHILDREN: 'CHILDREN',
  SIBLINGS: 'OTHER',
  CLOSE_FAMILY: 'OTHER',
} as const satisfies Record<string, BaseRelation>

export type RelationAlias = keyof typeof baseOfAlias
export type Relation = BaseRelation | RelationAlias

/** Every relation that a request may name. */
export const relationTypes: readonly Relation[] = [
  ...relations,
  // The type of the constant lists exactly its keys.
  ...(Object.keys(baseOfAlias) as RelationAlias[]),
]

const isAlias = (text: string): text is RelationAlias => Object.keys(baseOfAlias).includes(text)

const isBase = (text: string): text is BaseRelation => relations.some((known) => known === text)

/** Reads a relation in any case, because earlier records have lower-case letters. */
export function relationOf(text: string): Relation | undefined {
  const upper = text.toUpperCase()
  return isBase(upper) || isAlias(upper) ? upper : undefined
}

/** FATHER_PARENTS -> PARENTS; a base relation is its own base. */
export const baseRelationOf = (relation: Relation): BaseRelation =>
  isAlias(relation) ? baseOfAlias[relation] : relation

/** Whether a person already holds a product or has an unpaid order for it. */
export const insurantStatuses = ['NONE', 'UNPAID', 'INSURED'] as const
export type InsurantStatus = (typeof insurantStatuses)[number]
