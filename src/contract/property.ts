import * as v from 'valibot'
import { homeRelations } from '@/domain/insurant/home-relation'
import { count, credentialType } from './fields'

/** Cover of homes (specification section 3, property insurance). */

/** What a product says about the homes that it takes. */
export const propertyTerms = v.object({
  /** Where they may stand. */
  districts: v.pipe(v.array(v.pipe(v.string(), v.minLength(2), v.maxLength(20))), v.minLength(1)),
  /** In one order. */
  maxHomes: v.pipe(count, v.minValue(1), v.maxValue(5)),
  /** Of the same cover for one home. */
  maxCopies: v.pipe(count, v.minValue(1), v.maxValue(4)),
})
export type PropertyTerms = v.InferOutput<typeof propertyTerms>

/** `extraValue` of an insurant, as JSON in a string. */
export const homeExtra = v.strictObject({
  insurantCredentialType: credentialType,
  propertyInfo: v.strictObject({ cityDistrictName: v.string(), detailAddress: v.string() }),
  propertyRelationType: v.picklist(homeRelations),
  /** Of a home known from before: what the gateway gave out for its whole address. */
  enWholeAddr: v.optional(v.string()),
  /** Whoever is insured is paid; nobody else can be named. */
  beneficiaryInfo: v.strictObject({ bnfType: v.literal('INSURED') }),
})

/** Which home an insurant insures, and in how many copies. */
export const insuredHome = {
  extraValue: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  count: v.optional(v.pipe(count, v.minValue(1), v.maxValue(4))),
}

/** Homes that this user insured before, to choose again. */
export const knownHome = v.object({ extraValue: v.string(), insured: v.boolean() })
export type KnownHome = v.InferOutput<typeof knownHome>
