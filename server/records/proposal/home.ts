import * as v from 'valibot'
import { credentialType, parsedJson } from '@/contract/fields'
import type { Insurant } from '@/contract/person'
import type { KnownHome } from '@/contract/proposal'
import { addressOfHome, extraValueOf, homeOf, homeFault, homeRelations } from '@/domain/apply/home'
import { dayOf } from '@/domain/time/day'
import { coverPeriod } from '../../catalogue/cover'
import type { Product } from '../../catalogue/product'
import type { Context } from '../../context/context'
import { ownerOf, type Keys } from '../../context/keys'
import { findUser } from '../account/user-repo'
import { credentialHash, openPerson, type Person } from '../person/person'
import { reveal, type PersonFault } from '../person/read'
import { isStanding } from '../transition/status'
import { pastInsurants, type InsurantRow } from './repo'

/** Homes of a property product. */

const nobody = v.optional(v.literal(''))

/** The `extraValue` of an insured person, as JSON in a string. */
const homeExtra = v.strictObject({
  insurantCredentialType: credentialType,
  propertyInfo: v.strictObject({ cityDistrictName: v.string(), detailAddress: v.string() }),
  propertyRelationType: v.picklist(homeRelations),
  /** The token that was given out for the whole address of a home known from before. */
  enWholeAddr: v.optional(v.string()),
  /** The insured person is always the beneficiary; no other can be named. */
  beneficiaryInfo: v.strictObject({
    bnfType: v.literal('INSURED'),
    realName: nobody,
    credentialType: nobody,
    credentialNo: nobody,
    telephone: nobody,
  }),
})

type Read =
  { ok: true; value: { extraValue?: string; copies: number } } | { ok: false; fault: PersonFault }

const wrong = (field: string, rule: string): Read => ({ ok: false, fault: { field, rule } })

/** Reads the insured home and its number of copies. A product for people accepts neither. */
export function readHome(
  ctx: Context,
  userId: string,
  { property }: Product,
  { extraValue, count = 1, credentialType, credentialNo, encryptedCredentialNo }: Insurant,
): Read {
  if (!property) {
    if (extraValue !== undefined) return wrong('extraValue', 'UNKNOWN')
    if (encryptedCredentialNo !== undefined) return wrong('encryptedCredentialNo', 'UNKNOWN')
    return count === 1 ? { ok: true, value: { copies: 1 } } : wrong('count', 'UNKNOWN')
  }
  const extra = parsedJson(homeExtra, extraValue ?? '')
  const home = extra && homeOf(extraValue)
  if (!home || extra.insurantCredentialType !== credentialType) return wrong('extraValue', 'BLANK')
  const fault = homeFault(home, property.districts)
  if (fault) return wrong(`extraValue.${fault.field}`, fault.rule)
  const { enWholeAddr } = home
  // Another user's token opens nothing, and a token of another home has another address.
  if (
    enWholeAddr !== undefined &&
    ctx.keys.open(enWholeAddr, ownerOf(userId), 'home') !== addressOfHome(home)
  )
    return wrong('extraValue.enWholeAddr', 'TOKEN')
  if (
    encryptedCredentialNo !== undefined &&
    ctx.keys.open(encryptedCredentialNo, ownerOf(userId), 'credentialNo') !==
      reveal(ctx.keys, userId, 'credentialNo', credentialNo)
  )
    return wrong('encryptedCredentialNo', 'TOKEN')
  if (count < 1 || count > property.maxCopies) return wrong('count', 'RANGE')
  const kept = extraValueOf({ ...home, enWholeAddr: undefined }, credentialType)
  return { ok: true, value: { extraValue: kept, copies: count } }
}

/** Finds the first home that is too many or named twice. */
export function homesFault(
  { property }: Product,
  homes: readonly (string | undefined)[],
): { index: number; code: 'HOMES' | 'DUPLICATE' } | undefined {
  const addresses = homes.map((extraValue) => {
    const home = homeOf(extraValue)
    return home && addressOfHome(home)
  })
  const twice = addresses.findIndex((address, index) => addresses.indexOf(address) < index)
  if (twice >= 0) return { index: twice, code: 'DUPLICATE' }
  const most = property?.maxHomes ?? 0
  return homes.length > most ? { index: most, code: 'HOMES' } : undefined
}

/**
 * The hash of what is covered: a person, or one home of that person. It can be covered only once at
 * a time, whatever the number of copies.
 */
export function coverHash(
  keys: Keys,
  person: Person,
  personHash: string = credentialHash(keys, person),
): string {
  const home = homeOf(person.extraValue)
  return home ? keys.hash(`${personHash} ${addressOfHome(home)}`, 'credential') : personHash
}

/** The same hashes for stored people, each once. */
export const coverHashes = (
  ctx: Context,
  { cityCode, productCode }: Pick<Product, 'cityCode' | 'productCode'>,
  people: readonly InsurantRow[],
): string[] => {
  const isOfHomes = ctx.catalogue.product(cityCode, productCode)?.property !== undefined
  const hashes = people.map((row) =>
    isOfHomes
      ? coverHash(ctx.keys, openPerson(ctx.keys, row), row.credentialHash)
      : row.credentialHash,
  )
  return [...new Set(hashes)]
}

/**
 * The homes that this user named before, newest first, each once. A home whose cover ends before
 * the new cover begins does not count as insured.
 */
export async function knownHomes(
  ctx: Context,
  userId: string,
  { property, cityCode, productCode, cover }: Product,
): Promise<KnownHome[] | undefined> {
  if (!property) return undefined
  const account = await findUser(ctx.db, userId)
  const rows = await pastInsurants(ctx.db, userId, account?.consentWithdrawnAt ?? 0)
  const { effectiveOn } = coverPeriod(cover, dayOf(ctx.clock.now()))
  const homes = new Map<string, KnownHome>()
  for (const { insurant, proposal, policy } of rows) {
    if (proposal.cityCode !== cityCode || proposal.productCode !== productCode) continue
    const person = openPerson(ctx.keys, insurant)
    const home = homeOf(person.extraValue)
    if (!home) continue
    const address = addressOfHome(home)
    const enWholeAddr = ctx.keys.seal(address, ownerOf(userId), 'home')
    const insured = policy !== null && isStanding(ctx, policy) && proposal.expireOn >= effectiveOn
    const known = homes.get(address)
    homes.set(address, {
      extraValue:
        known?.extraValue ?? extraValueOf({ ...home, enWholeAddr }, person.credentialType),
      insured: insured || known?.insured === true,
    })
  }
  return [...homes.values()]
}
