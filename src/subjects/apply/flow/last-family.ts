import { send } from '@/api/client'
import { productId, type RelationType } from '@/contract/fields'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { getFamilyStatus, listHistoricalInsurants } from '@/contract/proposal'
import { usePurchase } from '@/stores/purchase'
import { isPurchaseOf } from '@/subjects/draft'
import { joinable, knownPeople } from './known-people'

export interface LastFamily {
  /** Masked names and relations, in the order of the last order. */
  people: readonly { name: string; relationType: RelationType }[]
  /** How many of that order cannot be insured now. */
  left: number
}

/**
 * The people of the last order whom the form of this product can take at once. Undefined where
 * nobody but the user can join, or where that cannot be read.
 */
export async function lastFamily(
  page: ProductPage,
  info: PageInfo,
): Promise<LastFamily | undefined> {
  const product = productId(page)
  const options = { background: true }
  const history = await send(listHistoricalInsurants, product, undefined, options)
  if (!history.ok || history.value.together.length < 2) return undefined
  const family = await send(getFamilyStatus, { ...product, version: 3 }, undefined, options)
  if (!family.ok) return undefined
  const { list, together } = history.value
  const offered = page.form.relations.map(({ type }) => type)
  const purchase = isPurchaseOf(page) ? usePurchase.getState() : { applicant: [], insurants: [] }
  const types = purchase.insurants.map(({ relationType }) => relationType)
  const known = knownPeople(
    { history: list, contacts: [] },
    { purchase, open: offered, terms: info },
  )
  const { people, left } = joinable(known, { together, types, offered, family: family.value })
  if (people.every(({ person }) => person.relationType === 'SELF')) return undefined
  return { people: people.map(({ shown }) => shown), left }
}
