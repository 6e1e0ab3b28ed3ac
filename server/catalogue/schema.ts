import * as v from 'valibot'
import { count, day, relationType } from '@/contract/fields'
import { paymentConfig } from '@/contract/page-info'
import {
  form,
  health,
  hero,
  notice,
  payConfirm,
  productPage,
  result,
  section,
} from '@/contract/product-page'
import { tariff } from '@/contract/tariff'
import { wordingFile } from '@/contract/wording'

/**
 * What a product file holds once it lies over its bases (merge.ts). Nothing is said twice: city
 * and product code come from the file's place, hashes, price table and coverage table are filled
 * in when the product is assembled (product.ts).
 */

/** An instant in China's own time, so that an operator reads the clock on the wall. */
const shanghaiInstant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/, 'Expected 2024-10-21T09:00:00+08:00'),
)

const positive = v.pipe(count, v.minValue(1))

const coverage = v.strictObject({
  name: v.string(),
  amount: v.string(),
  deductible: v.string(),
  ratio: v.string(),
  detail: v.optional(v.string()),
  /** Only people insured under these schemes have it; all of them when left out. */
  comboCodes: v.optional(v.array(v.string())),
})
export type Coverage = v.InferOutput<typeof coverage>

const [highlights, coverageSection, ...otherSections] = section.options
const sectionFile = v.variant('kind', [
  highlights,
  v.omit(coverageSection, ['rows']),
  ...otherSections,
])

const pageFile = v.strictObject({
  ...v.omit(productPage, [
    'cityCode',
    'productCode',
    'saleEndOn',
    'waitingPeriodDays',
    'extraData',
    'sections',
    'notices',
    'hero',
    'health',
    'form',
    'payConfirm',
    'result',
  ]).entries,
  hero,
  form,
  payConfirm,
  result,
  sections: v.array(sectionFile),
  notices: v.array(v.omit(notice, ['textHash'])),
  health: v.omit(health, ['textHash']),
})

const waitingPeriodDays = count
const cover = v.variant('rule', [
  v.strictObject({
    rule: v.literal('fixed'),
    effectiveOn: day,
    expireOn: day,
    waitingPeriodDays,
  }),
  v.strictObject({ rule: v.literal('nextDay'), months: positive, waitingPeriodDays }),
  v.strictObject({ rule: v.literal('nextMonthFirst'), months: positive, waitingPeriodDays }),
])

export const productFile = v.strictObject({
  /** false: this file stands alone and takes nothing from the bases. */
  useBase: v.optional(v.boolean(), true),
  page: pageFile,
  /** Half open: sold from startAt until just before endAt. */
  sale: v.strictObject({ startAt: shanghaiInstant, endAt: shanghaiInstant }),
  cover,
  tariff,
  limits: v.strictObject({
    /** How many people of each relation one applicant may insure. */
    insurantMaxNum: v.record(relationType, positive),
    maxInsurantNum: positive,
    /** How many people one order may hold. */
    orderInsurantMaxNum: positive,
    /** Full years on the effective day, both ends included. */
    minAge: count,
    maxAge: count,
  }),
  protectScheme: v.strictObject({
    selectable: v.boolean(),
    schemeList: v.array(
      v.strictObject({ comboCode: v.string(), title: v.string(), desc: v.optional(v.string()) }),
    ),
    defaultComboCode: v.string(),
  }),
  payment: paymentConfig,
  /** PENDING: eligibility is checked after payment, policies are issued afterwards. */
  underwriting: v.picklist(['DONE', 'PENDING']),
  policyNoPrefix: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/)),
  companyName: v.string(),
  coverage: v.array(coverage),
  wording: wordingFile,
})
export type ProductFile = v.InferOutput<typeof productFile>

export const documentFile = v.strictObject({
  title: v.string(),
  version: v.string(),
  content: v.array(v.string()),
})

export const nationalityFile = v.strictObject({
  options: v.array(
    v.strictObject({ text: v.string(), value: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
  ),
})
