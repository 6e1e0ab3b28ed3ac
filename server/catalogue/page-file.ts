import * as v from 'valibot'
import { formField } from '@/contract/form-field'
import {
  documentLink,
  form,
  health,
  hero,
  notice,
  payConfirm,
  productPage,
  result,
  section,
} from '@/contract/product-page'
import { coverKinds } from '@/domain/choice/cover-kind'

/**
 * The page of a product as its file has it: what is said once elsewhere (hashes, price table, rows
 * of coverage) is filled in when the product is assembled (product.ts).
 */

export const coverage = v.strictObject({
  /** What it pays for, so that cover of several products can be told apart and added up. */
  kind: v.picklist(coverKinds),
  name: v.string(),
  amount: v.string(),
  deductible: v.string(),
  ratio: v.string(),
  detail: v.optional(v.string()),
  /** Only people insured under these schemes have it; all of them when left out. */
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
const sectionFile = v.variant('kind', [
  highlights,
  v.omit(coverageSection, ['rows']),
  v.omit(plans, ['plans', 'rows']),
  eligibility,
  priceTable,
  timeline,
  cases,
  services,
  faq,
  /** The usual documents of a product when it does not list its own. */
  v.object({ ...documents.entries, items: v.optional(documents.entries.items) }),
  insurers,
])

export const pageFile = v.strictObject({
  ...v.omit(productPage, [
    'cityCode',
    'productCode',
    'saleEndOn',
    'waitingPeriodDays',
    'extraData',
    'sections',
    'notices',
    'hero',
    'terms',
    'health',
    'form',
    'payConfirm',
    'result',
  ]).entries,
  hero,
  form: v.strictObject({
    ...form.entries,
    applicant: v.exactOptional(v.array(formField)),
    insurant: v.exactOptional(v.array(formField)),
  }),
  payConfirm,
  result,
  sections: v.array(sectionFile),
  notices: v.array(v.omit(notice, ['textHash'])),
  /** What is agreed to before paying; the usual documents when left out. */
  terms: v.optional(v.array(documentLink)),
  health: v.omit(health, ['textHash']),
})
export type PageFile = v.InferOutput<typeof pageFile>
