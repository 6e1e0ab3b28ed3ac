import * as v from 'valibot'
import type { billParts } from '@/domain/money/payout'
import { coverKinds } from '@/domain/product/cover'
import { place } from './city'
import { textHash, knownOnly, fen, count, cityCode, productCode } from './fields'

/**
 * A document to read inside the app (clauses, notes, rates): what GetConfigV2 answers in the
 * namespace `pre_insure_page` under `document:<id>`. A document link of type `doc` names it by
 * the address `/documents/<id>`.
 */
export const documentText = v.object({
  title: v.string(),
  version: v.string(),
  content: v.array(v.string()),
  textHash,
})
export type DocumentText = v.InferOutput<typeof documentText>

/** The address of the privacy policy, which the form asks for. */
export const PRIVACY = '/documents/privacy'

const ADDRESS = /^\/documents\/([\w-]+)$/

/** The configuration key behind a document address; undefined when it is some other link. */
export function documentKey(url: string): string | undefined {
  const id = ADDRESS.exec(url)?.[1]
  return id && `document:${id}`
}

const papers = v.array(v.string())

/**
 * How to claim under a product. It comes from GetConfig, namespace `pre_insure_page`, key
 * `claim-guide:<cityCode>_<productCode>`. Texts may name the parties: `{insurant}`.
 */
export const claimGuide = v.object({
  /** The time limit for reporting a claim. If it is missing, the rule is as soon as possible. */
  reportWithin: v.exactOptional(v.string()),
  /** How long the insurer takes to decide, once it has everything: 十个工作日，复杂三十日. */
  claimTime: v.exactOptional(v.string()),
  /** The hospitals whose bills are paid. If it is missing, the clauses say it. */
  hospitals: v.exactOptional(v.string()),
  /** Documents that every claim needs. */
  usual: papers,
  /** Further documents by kind of cover. */
  kinds: knownOnly(
    v.object({
      kind: v.picklist(coverKinds),
      /** The product's benefits of this kind. */
      benefits: v.array(v.string()),
      papers,
    }),
  ),
})
export type ClaimGuide = v.InferOutput<typeof claimGuide>

export const claimGuideKey = (product: { cityCode: string; productCode: string }): string =>
  `claim-guide:${product.cityCode}_${product.productCode}`

/** Levels of hospitals (等级), the best first. */
export const hospitalLevels = ['三级甲等', '三级乙等', '二级甲等', '二级乙等', '一级'] as const
const level = v.picklist(hospitalLevels)

/** Hospitals of a city: GetConfig, namespace `pre_insure_page`, key `hospitals:<cityCode>`. */
export const hospitalList = v.object({
  /** The list is sample data for the page, not an insurer's directory. */
  isSample: v.optional(v.boolean(), false),
  hospitals: v.array(
    v.object({
      name: v.string(),
      district: v.string(),
      level: v.exactOptional(v.fallback(v.optional(level), undefined)),
      place: v.exactOptional(v.omit(place, ['reachKm'])),
    }),
  ),
})
export type HospitalList = v.InferOutput<typeof hospitalList>
export type Hospital = HospitalList['hospitals'][number]

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const shares = v.strictObject({
  listed: v.exactOptional(percent),
  selfPaid: v.exactOptional(percent),
  drugs: v.exactOptional(percent),
} satisfies Record<(typeof billParts)[number], unknown>)

/** How a benefit turns a bill into money (domain/money/payout), in numbers. */
export const payoutRule = v.strictObject({
  share: shares,
  priorShare: v.exactOptional(shares),
  deductibleFen: fen,
  sharedDeductible: v.exactOptional(v.string()),
  limitFen: fen,
})

export const bill = v.strictObject({
  totalFen: fen,
  paidFen: fen,
  selfPaidFen: fen,
  drugsFen: fen,
})

/**
 * What a product pays for a medical bill. It comes from GetConfig, namespace `pre_insure_page`, key
 * `payout-guide:<cityCode>_<productCode>`. A product without such benefits has none.
 */
export const payoutGuide = v.object({
  schemes: v.array(
    v.object({
      comboCode: v.string(),
      title: v.string(),
      benefits: v.array(v.object({ ...payoutRule.entries, name: v.string() })),
    }),
  ),
  /** Bills that people know from life. Pages compute the result from the benefits. */
  examples: knownOnly(v.object({ title: v.string(), bill })),
})
export type PayoutGuide = v.InferOutput<typeof payoutGuide>

export const payoutGuideKey = (product: { cityCode: string; productCode: string }): string =>
  `payout-guide:${product.cityCode}_${product.productCode}`

/** A benefit in the words of the coverage table. `schemes` names the plans if not all have it. */
const benefit = v.object({
  kind: v.picklist(coverKinds),
  name: v.string(),
  amount: v.string(),
  deductible: v.string(),
  ratio: v.string(),
})

/**
 * The health products of a city side by side: GetConfigV2, namespace `pre_insure_page`, key
 * `product-comparison:<cityCode>`. A city with one product has none.
 */
export const productComparison = v.object({
  cityName: v.string(),
  products: v.array(
    v.object({
      productCode: v.string(),
      productName: v.string(),
      baseColor: v.string(),
      fromPremiumFen: fen,
      onePrice: v.boolean(),
      minAge: count,
      maxAge: count,
      /** The number of people that one order may hold. */
      people: count,
      waitingPeriodDays: count,
      benefits: knownOnly(benefit),
    }),
  ),
})
export type ProductComparison = v.InferOutput<typeof productComparison>
export type ComparedProduct = ProductComparison['products'][number]

export const productComparisonKey = (cityCode: string): string => `product-comparison:${cityCode}`

/**
 * Texts of a project for /wx/insure-new: GetConfigV2, namespace `wx_insure`, key projectCode. The
 * project names its product; all other data comes from the product.
 */
export const wxInsure = v.object({
  cityCode,
  productCode,
  title: v.string(),
  lead: v.string(),
  points: v.array(v.string()),
  buttonText: v.string(),
})
export type WxInsure = v.InferOutput<typeof wxInsure>
