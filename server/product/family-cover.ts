import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { baseRelationOf } from '@/domain/apply/relation'
import { premiumOf } from '@/domain/money/premium'
import { missingKinds, productsFor, type CoverKind } from '@/domain/product/cover'
import { policyWordOf } from '@/domain/situation/situation'
import { dayOf } from '@/domain/time/day'
import { coverPeriod } from '../catalogue/cover'
import { isOnSale } from '../catalogue/on-sale'
import type { Product } from '../catalogue/product'
import type { Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { openPerson } from '../records/person/person'
import { continuationsOf } from '../records/policy/continued'
import { endingsOf } from '../records/policy/ending'
import { findPolicies } from '../records/policy/repo'
import { insuredNameOf } from '../records/proposal/show'
import { policyStatusOf } from '../records/transition/status'

/**
 * The largest number of policies that are shown, newest first. `isWhole` says whether these are
 * all.
 */
const MOST = 500

type Family = ResponseOf<typeof calls.getFamilyCover>
type Member = Family['people'][number]
type Row = Awaited<ReturnType<typeof findPolicies>>[number]
type EndingOf = Awaited<ReturnType<typeof endingsOf>>
type ContinuedOf = Awaited<ReturnType<typeof continuationsOf>>

export async function getFamilyCover(ctx: Context, user: User): Promise<Answer<Family>> {
  const rows = await findPolicies(ctx.db, user.id, { limit: MOST + 1, cursor: undefined })
  const told = rows.slice(0, MOST)
  const proposals = new Map(told.map(({ proposal }) => [proposal.id, proposal]))
  const endingOf = await endingsOf(ctx, [...proposals.values()])
  const continuedOf = await continuationsOf(ctx, ctx.db, user.id, told)
  const byPerson = new Map<string, Row[]>()
  for (const row of told) {
    const { credentialHash } = row.insurant
    byPerson.set(credentialHash, [...(byPerson.get(credentialHash) ?? []), row])
  }
  // Oldest policy first, so that a new purchase does not change anybody's place.
  const families = [...byPerson.values()].sort((one, other) =>
    oldestId(one) < oldestId(other) ? -1 : 1,
  )
  const people = families.map((theirs) => memberOf(ctx, theirs, endingOf, continuedOf))
  people.sort((one, other) => rankOf(one) - rankOf(other))
  return { ok: true, value: { people, isWhole: rows.length === told.length } }
}

const oldestId = (rows: readonly Row[]): string => rows.at(-1)?.policy.id ?? ''

const ranks = ['SELF', 'SPOUSE', 'PARENTS', 'CHILDREN', 'OTHER']
/** Puts the user first, then the nearest relations. The order within one relation is kept. */
const rankOf = ({ relationType }: Member): number =>
  relationType ? ranks.indexOf(baseRelationOf(relationType)) : ranks.length

function memberOf(ctx: Context, rows: Row[], endingOf: EndingOf, continuedOf: ContinuedOf): Member {
  const [newest] = rows
  if (!newest) throw new Error('A person of the family has a policy')
  const { home: _home, ...name } = insuredNameOf(ctx, newest.insurant)
  const policies = rows.map((row) => ({
    ...policyOf(ctx, row, endingOf),
    ...continuedOf(row.policy.id),
  }))
  const standing = policies.filter(isCurrent)
  const missing = missingKinds(standing.flatMap(({ covers }) => covers.map(({ kind }) => kind)))
  // A person whom the applicant does not want to insure again gets no offers.
  const offers = newest.insurant.forgottenAt === null ? offersFor(ctx, rows, standing) : []
  const additions = productsFor(missing, offers).map(({ offer, adds }) => ({
    cityCode: offer.product.cityCode,
    productCode: offer.product.productCode,
    productName: offer.product.page.productName,
    fromFen: offer.fromFen,
    adds,
  }))
  return { ...name, policies, missing, additions }
}

const isCurrent = (policy: Member['policies'][number]): boolean =>
  ['ISSUING', 'PENDING', 'WAITING', 'EFFECTIVE', 'CANCELLING'].includes(policyWordOf(policy))

function policyOf(ctx: Context, { policy, insurant, proposal }: Row, endingOf: EndingOf) {
  const { cityCode, productCode } = proposal
  const product = ctx.catalogue.product(cityCode, productCode)
  const { home } = insuredNameOf(ctx, insurant)
  return {
    policyId: policy.id,
    cityCode,
    productCode,
    productName: product?.page.productName ?? '',
    wording: product?.wording ?? {},
    status: policyStatusOf(ctx, policy),
    ...endingOf(proposal.id),
    effectiveOn: policy.effectiveOn,
    expireOn: policy.expireOn,
    premiumFen: policy.premiumFen,
    issuedAt: iso(policy.issuedAt),
    ...(home && { home }),
    covers: (product?.coverage ?? [])
      .filter(({ comboCodes }) => !comboCodes || comboCodes.includes(insurant.comboCode))
      .map(({ kind, name, amount }) => ({ kind, name, amount })),
  }
}

interface Offer {
  product: Product
  kinds: CoverKind[]
  fromFen: number
}

/**
 * Products that can be bought for a person in the cities of that person's policies, and that the
 * person does not hold now.
 */
function offersFor(ctx: Context, rows: Row[], standing: Member['policies']): Offer[] {
  const [newest] = rows
  if (!newest) return []
  const { insurant } = newest
  const person = openPerson(ctx.keys, insurant)
  const relation = baseRelationOf(insurant.relationType)
  const cities = new Set(rows.map(({ proposal }) => proposal.cityCode))
  const held = new Set(standing.map(({ productCode }) => productCode))
  return ctx.catalogue.products().flatMap((product) => {
    const { limits, page, tariff, advised, listed } = product
    if (!advised || !listed || !cities.has(product.cityCode)) return []
    if (held.has(product.productCode) || !isOnSale(ctx, product)) return []
    if (limits.gender && limits.gender !== person.gender) return []
    if (!page.form.relations.some(({ type }) => baseRelationOf(type) === relation)) return []
    const { ageOn } = coverPeriod(product.cover, dayOf(ctx.clock.now()))
    const prices = tariff.flatMap(({ bands }) => {
      const premium = premiumOf({ bands, birthOn: person.birthOn, onDay: ageOn })
      return premium.ok ? [premium.value.premiumFen] : []
    })
    const kinds = product.coverage.map(({ kind }) => kind)
    return prices.length > 0 ? [{ product, kinds, fromFen: Math.min(...prices) }] : []
  })
}
