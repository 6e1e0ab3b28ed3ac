import * as v from 'valibot'
import { payoutRule } from '@/contract/guides'
import {
  documentLink,
  figures,
  form,
  health,
  hero,
  notice,
  payConfirm,
  productPage,
  result,
  section,
} from '@/contract/product-page'
import { coverKinds } from '@/domain/product/cover'
import { insurerParts } from '@/variants/art/marks'
import { subjectNames } from './drawings'
import { formField } from './form-field'

/**
 * The page of a product as its file holds it. Values that stand elsewhere already (hashes, price
 * table, coverage rows) are filled in when the product is assembled (product.ts).
 */

export const coverage = v.strictObject({
  /** The kind of benefit, so that the cover of several products can be compared and added up. */
  kind: v.picklist(coverKinds),
  name: v.string(),
  amount: v.string(),
  deductible: v.string(),
  ratio: v.string(),
  detail: v.optional(v.string()),
  /** The same in numbers, where the benefit pays a share of a bill. `rules.ts` compares them. */
  payout: v.exactOptional(payoutRule),
  /** The schemes that have this benefit; all schemes if missing. */
  comboCodes: v.optional(v.array(v.string())),
})
export type Coverage = v.InferOutput<typeof coverage>

const [
  highlights,
  coverageSection,
  plans,
  eligibility,
  priceTable,
  timeline,
  cases,
  services,
  faq,
  documents,
  insurers,
] = section.options

/** A company or an authority. Its mark is drawn from its name and its part. */
const insurer = v.object({
  name: v.string(),
  role: v.string(),
  phone: v.optional(v.string(), ''),
  part: v.optional(v.picklist(insurerParts), 'insurer'),
})
const sectionFile = v.variant('kind', [
  highlights,
  v.omit(coverageSection, ['rows', 'hasPayout']),
  v.omit(plans, ['plans', 'rows']),
  eligibility,
  priceTable,
  timeline,
  cases,
  services,
  faq,
  /** Without `items`, the usual documents of a product are listed. */
  v.object({ ...documents.entries, items: v.optional(documents.entries.items) }),
  v.object({ ...insurers.entries, items: v.array(insurer) }),
])

export const pageFile = v.strictObject({
  ...v.omit(productPage, [
    'cityCode',
    'productCode',
    'saleEndOn',
    'saleGoesOn',
    'waitingPeriodDays',
    'extraData',
    'sections',
    'figures',
    'hasComparison',
    'notices',
    'hero',
    'terms',
    'health',
    'form',
    'payConfirm',
    'result',
  ]).entries,
  /** `subject`: whom or what the illustration shows before the scene `art`. */
  hero: v.object({ ...v.omit(hero, ['drawing']).entries, subject: v.picklist(subjectNames) }),
  form: v.strictObject({
    ...form.entries,
    applicant: v.exactOptional(v.array(formField)),
    insurant: v.exactOptional(v.array(formField)),
  }),
  payConfirm,
  result,
  sections: v.array(sectionFile),
  notices: v.array(v.omit(notice, ['textHash'])),
  /** Figures of the operator, for products that have some. */
  figures: v.exactOptional(v.strictObject(figures.entries)),
  /** The supervisor of the insurers. It is listed after them. */
  supervisor: v.exactOptional(v.omit(insurer, ['part'])),
  /** The documents that are agreed to before payment; the usual documents if missing. */
  terms: v.optional(v.array(documentLink)),
  health: v.omit(health, ['textHash']),
})
export type PageFile = v.InferOutput<typeof pageFile>
