import type { RelationType } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { relations } from '@/copy/product/relations'

/** The product's name of a relation: 配偶, 父亲 and so on. */
export const relationLabel = ({ form }: Pick<ProductPage, 'form'>, type: RelationType): string =>
  form.relations.find((relation) => relation.type === type)?.label ?? relations[type]
