import * as v from 'valibot'
import type { FieldChange } from '@/domain/apply/fields'
import { documentTypes } from '@/domain/document/document-type'
import { noticeTypes } from '@/domain/document/document-type'
import {
  count,
  parsedJson,
  credentialType,
  day,
  fen,
  relationType,
  saleGoesOn,
  textHash,
  knownOnly,
} from './fields'
import { productPopups } from './popups'
import { wording } from './wording'

/** Insurance of homes: the product's terms. */
export const propertyTerms = v.object({
  /** Districts in which a home can be insured. */
  districts: v.pipe(v.array(v.pipe(v.string(), v.minLength(2), v.maxLength(20))), v.minLength(1)),
  /** Greatest number of homes in one order. */
  maxHomes: v.pipe(count, v.minValue(1), v.maxValue(5)),
  /** Greatest number of copies for one home. */
  maxCopies: v.pipe(count, v.minValue(1), v.maxValue(4)),
})
export type PropertyTerms = v.InferOutput<typeof propertyTerms>

/** A malformed part, or a newer one, counts as missing: it must not take the page down. */
const part = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** What a product adds to its page. */
const productExtra = v.object({
  wording: part(wording),
  /** The variant of the purchase with its own pages. */
  flow: part(v.picklist(['pdd', 'pjp'])),
  /** Proposals are created and confirmed under the second names of the calls. */
  proposalApi: part(v.literal('V2')),
  /** The applicant is asked for in a popup. */
  applicantForm: part(v.literal('popup')),
  popups: part(productPopups),
  /** The terms for homes of a property insurance. */
  property: part(propertyTerms),
})
export type ProductExtra = v.InferOutput<typeof productExtra>

/** Reads `extraData`, which is JSON text on the wire. Unreadable text adds nothing. */
export const readProductExtra = (text: string): ProductExtra => parsedJson(productExtra, text) ?? {}

/** A product page as data: texts, colours and the list of sections. It never contains prices. */

export const hex = v.pipe(v.string(), v.regex(/^#?[0-9a-fA-F]{6}$/))
const paragraphs = v.array(v.string())

/** A picture that the gateway draws (domain/look/drawing). */
const drawing = v.object({ width: v.number(), height: v.number(), shapes: v.string() })

export const documentLink = v.object({
  title: v.string(),
  type: v.picklist(documentTypes),
  url: v.string(),
})
export type DocumentLink = v.InferOutput<typeof documentLink>

/**
 * A document to agree to. Version and hash name its present text, if that is on our server. An older
 * gateway omits them.
 */
const term = v.object({
  ...documentLink.entries,
  version: v.optional(v.string()),
  textHash: v.optional(textHash),
})
export type Term = v.InferOutput<typeof term>

export const notice = v.object({
  type: v.picklist(noticeTypes),
  title: v.string(),
  content: paragraphs,
  /** Its key points, in sentences of the text. 长辈版 shows them before it. */
  brief: v.optional(paragraphs),
  forceRead: v.boolean(),
  version: v.string(),
  textHash,
})
export type Notice = v.InferOutput<typeof notice>

export const section = v.variant('kind', [
  v.object({
    kind: v.literal('highlights'),
    title: v.string(),
    items: v.array(v.object({ icon: v.string(), title: v.string(), text: v.string() })),
  }),
  v.object({
    kind: v.literal('coverage'),
    title: v.string(),
    note: v.optional(v.string()),
    rows: v.array(
      v.object({
        name: v.string(),
        amount: v.string(),
        deductible: v.string(),
        ratio: v.string(),
        detail: v.optional(v.string()),
      }),
    ),
    /** Whether a payout guide works out what is paid for a bill. An older gateway omits it. */
    hasPayout: v.optional(v.boolean(), false),
  }),
  v.object({
    kind: v.literal('plans'),
    title: v.string(),
    plans: v.array(
      v.object({ comboCode: v.string(), title: v.string(), desc: v.optional(v.string()) }),
    ),
    /**
     * One row per benefit: the greatest amount under each plan, in the order of the plans; null if
     * not insured.
     */
    rows: v.array(
      v.object({
        name: v.string(),
        cells: v.array(v.nullable(v.object({ amount: v.string(), note: v.optional(v.string()) }))),
      }),
    ),
  }),
  v.object({ kind: v.literal('eligibility'), title: v.string(), items: paragraphs }),
  v.object({ kind: v.literal('priceTable'), title: v.string(), note: v.optional(v.string()) }),
  v.object({
    kind: v.literal('timeline'),
    title: v.string(),
    steps: v.array(v.object({ title: v.string(), text: v.string() })),
  }),
  v.object({
    kind: v.literal('cases'),
    title: v.string(),
    items: v.array(v.object({ title: v.string(), text: v.string(), paid: v.string() })),
  }),
  v.object({
    kind: v.literal('services'),
    title: v.string(),
    items: v.array(v.object({ title: v.string(), text: v.string() })),
  }),
  v.object({
    kind: v.literal('faq'),
    title: v.string(),
    items: v.array(v.object({ q: v.string(), a: v.string() })),
  }),
  v.object({ kind: v.literal('documents'), title: v.string(), items: v.array(documentLink) }),
  v.object({
    kind: v.literal('insurers'),
    title: v.string(),
    items: v.array(
      v.object({
        name: v.string(),
        role: v.string(),
        /** Empty if users do not call it. */
        phone: v.string(),
        /** An older gateway omits it. */
        mark: v.optional(drawing),
      }),
    ),
    regulator: v.string(),
  }),
])
export type Section = v.InferOutput<typeof section>
export type SectionKind = Section['kind']

/** Sections of the other pages of a purchase. A product may omit and reorder them. */
export const healthSection = v.picklist(['intro', 'items'])
export type HealthSection = v.InferOutput<typeof healthSection>
export const payConfirmSection = v.picklist(['overview', 'people', 'payTypes', 'terms'])
export type PayConfirmSection = v.InferOutput<typeof payConfirmSection>
export const resultSection = v.picklist(['facts', 'policies', 'nextSteps'])
export type ResultSection = v.InferOutput<typeof resultSection>

const heroArt = v.picklist(['skyline', 'bridge', 'harbour', 'garden', 'mountain', 'gate', 'lake'])
export const hero = v.object({
  title: v.string(),
  slogan: v.string(),
  tags: v.array(v.string()),
  /** Older mini-programs draw this scene themselves. */
  art: heroArt,
  /** The illustration of the product. An older gateway omits it. */
  drawing: v.optional(drawing),
  /**
   * The main number of the product: the greatest amount paid, `300` `万元`. `note` says who may join.
   */
  cover: v.optional(
    v.object({ label: v.string(), amount: v.string(), unit: v.string(), note: v.string() }),
  ),
})

/**
 * A field as a page carries it. Its content is checked where it is written (form-field.ts), so that
 * the first screen does not load the form rules.
 */
const carriedField = v.pipe(
  v.looseObject({ type: v.string() }),
  v.transform((field) => field as FieldChange),
)

const offeredRelation = v.object({ type: relationType, label: v.string() })
/** What the operator states of the product. Zero is not stated, and no figure is computed. */
export const figures = v.object({
  /** The last day that the figures include. */
  asOf: day,
  source: v.string(),
  enrolled: v.optional(count),
  /** Claims that were paid, their sum, and the greatest payout of one person. */
  claims: v.optional(count),
  paidFen: v.optional(fen),
  biggestFen: v.optional(fen),
})

export const form = v.object({
  credentialTypes: v.array(credentialType),
  relations: v.array(offeredRelation),
  /** A hint for users before they choose people insured before. */
  insurantListPopupGapTipText: v.exactOptional(v.string()),
  applicant: v.exactOptional(v.array(carriedField)),
  insurant: v.exactOptional(v.array(carriedField)),
})
export type ProductForm = v.InferOutput<typeof form>

export const health = v.object({
  title: v.string(),
  intro: v.string(),
  items: paragraphs,
  /** Layout of the health declaration: one list, or one question after another. */
  layout: v.picklist(['list', 'questions']),
  agreeText: v.string(),
  refuseText: v.string(),
  version: v.string(),
  textHash,
  sections: v.array(healthSection),
})
export const payConfirm = v.object({
  title: v.string(),
  tips: paragraphs,
  sections: v.array(payConfirmSection),
})
export const result = v.object({
  title: v.string(),
  text: v.string(),
  nextSteps: paragraphs,
  sections: v.array(resultSection),
})

/** The product page as a client reads it. Parts that the client does not know are dropped. */
export const productPage = v.object({
  cityCode: v.string(),
  cityName: v.string(),
  productCode: v.string(),
  companyCode: v.string(),
  productName: v.string(),
  shortName: v.string(),
  /**
   * Name filed with the regulator, with 定制, and the region where the product applies (NFRA notice
   * of 2025-07-31).
   */
  filedName: v.string(),
  applicableRegion: v.string(),
  pageVersion: v.string(),
  colorSet: v.object({ baseColor: hex, resultBaseColor: hex, resultFontColor: hex }),
  hero: v.object({ ...hero.entries, art: v.fallback(heroArt, 'skyline') }),
  sections: knownOnly(section),
  figures: v.optional(figures),
  /** Whether the city's products can be compared with it. An older gateway omits it. */
  hasComparison: v.optional(v.boolean(), false),
  notices: v.array(notice),
  health: v.object({ ...health.entries, sections: knownOnly(healthSection) }),
  terms: v.array(term),
  form: v.object({
    ...form.entries,
    credentialTypes: knownOnly(credentialType),
    relations: knownOnly(offeredRelation),
  }),
  payConfirm: v.object({ ...payConfirm.entries, sections: knownOnly(payConfirmSection) }),
  result: v.object({ ...result.entries, sections: knownOnly(resultSection) }),
  servicePhone: v.string(),
  /** The tag of a shared link when the sharer has none. */
  shareTag: v.optional(v.string(), 'HM_SHARE'),
  saleEndOn: day,
  saleGoesOn,
  waitingPeriodDays: v.number(),
  /** JSON text on the wire; its parts are read once, here. */
  extraData: v.pipe(v.optional(v.string(), '{}'), v.transform(readProductExtra)),
})
export type ProductPage = v.InferOutput<typeof productPage>

/** A page as it is sent: JSON text, in which `extraData` is text again. */
export const productPageText = (page: ProductPage): string =>
  JSON.stringify({ ...page, extraData: JSON.stringify(page.extraData) })
