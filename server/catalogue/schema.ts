import * as v from 'valibot'
import { announcements } from '@/contract/announcement'
import { authorizedItems } from '@/contract/authorization'
import { orderNotes } from '@/contract/city-config'
import { place } from '@/contract/city-list'
import { cityCode, count, day, productCode, relationType } from '@/contract/fields'
import { formField } from '@/contract/form-field'
import { hospitalList } from '@/contract/hospital-list'
import { insureFeatures } from '@/contract/insure-feature'
import { paymentConfig } from '@/contract/page-info'
import { source } from '@/contract/partner-source'
import {
  documentLink,
  form,
  health,
  hero,
  hex,
  notice,
  payConfirm,
  productPage,
  result,
  section,
} from '@/contract/product-page'
import { productPopups } from '@/contract/product-popups'
import { propertyTerms } from '@/contract/property'
import { tariff } from '@/contract/tariff'
import { underwritingNote } from '@/contract/underwriting'
import { wordingFile } from '@/contract/wording'
import { payLaterViews } from '@/domain/payment/pay-later-view'
import { revocationRules } from '@/domain/payment/revocation'
import { isJsonObject, type Json, type JsonObject } from './merge'

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

const appId = v.pipe(
  v.string(),
  v.regex(/^wx[0-9a-f]{16}$/, 'Expected an app id: wx and 16 digits'),
)
/** Who looks after a product besides its own pages. */
const service = v.strictObject({
  /** Another mini-program, and which of its pages. */
  miniProgram: v.exactOptional(
    v.strictObject({
      name: v.string(),
      /** The released one, which production opens, and the trial one for everything else. */
      appId: v.strictObject({ release: appId, trial: appId }),
      username: v.exactOptional(v.pipe(v.string(), v.regex(/^gh_\w+$/))),
      path: v.pipe(
        v.string(),
        v.regex(/^\/?[\w-][\w/-]*(\?[\w=&-]*)?$/, 'Expected /pages/a/b?c=d'),
      ),
    }),
  ),
  /** A chat with customer service; `webUrl` is its address for pages of the web. */
  chat: v.exactOptional(
    v.strictObject({
      webUrl: v.exactOptional(
        v.pipe(v.string(), v.regex(/^https:\/\/work\.weixin\.qq\.com\/kfid\/\w+$/)),
      ),
    }),
  ),
})

const pinyin = v.pipe(
  v.string(),
  v.regex(/^[a-z]+( [a-z]+)*$/, 'Expected small letters, a space between the words: shang hai'),
)

const waitingPeriodDays = count
/** Ages count on this day, whenever cover begins. */
const ageOn = v.exactOptional(day)
const cover = v.variant('rule', [
  v.strictObject({
    rule: v.literal('fixed'),
    effectiveOn: day,
    expireOn: day,
    ageOn,
    waitingPeriodDays,
  }),
  v.strictObject({ rule: v.literal('nextDay'), months: positive, ageOn, waitingPeriodDays }),
  v.strictObject({ rule: v.literal('nextMonthFirst'), months: positive, ageOn, waitingPeriodDays }),
])

const window = v.strictObject({ start: shanghaiInstant, end: shanghaiInstant })
const poster = v.strictObject({
  /** true: always covered, whatever the time. */
  disableTimeCheck: v.optional(v.boolean(), false),
  effectiveStartTime: v.exactOptional(shanghaiInstant),
  effectiveEndTime: v.exactOptional(shanghaiInstant),
  gapTimeList: v.optional(v.array(window), []),
  /** A drawing of the hero's, filling the screen; left out: the page is not opened at all. */
  introImg: v.exactOptional(hero.entries.art),
  /** Behind the drawing; left out: the two theme colours. */
  backgroundColor: v.exactOptional(hex),
})

/**
 * What a version of the page says in its own way, laid over `page` (merge.ts): `pdd`, `pjp` and
 * `zhyl` are ways through the purchase, other names are values of cfgUA.
 */
const variants = v.record(
  v.pipe(v.string(), v.regex(/^\w{1,20}$/)),
  v.custom<JsonObject>((value) => isJsonObject(value as Json)),
)

/** Friends who buy by somebody's link bring them so much, once their cover is in force. */
const sharing = v.strictObject({
  rewardFen: positive,
  startAt: shanghaiInstant,
  endAt: shanghaiInstant,
})

export const productFile = v.strictObject({
  /** false: this file stands alone and takes nothing from the bases. */
  useBase: v.optional(v.boolean(), true),
  /** In the city's base: how people find it in a list of cities, and from where they are. */
  city: v.strictObject({ pinyin, place: v.exactOptional(v.strictObject(place.entries)) }),
  /** false: sold to those who have its link; no list of products offers it. */
  listed: v.optional(v.boolean(), true),
  page: pageFile,
  /** Dialogs in the way of its buyers; `disableList` names products of the city without. */
  popups: v.exactOptional(v.strictObject(productPopups.entries)),
  /** What is switched on and off on its page. */
  features: v.optional(v.strictObject(insureFeatures.entries), {}),
  variants: v.optional(variants, {}),
  /** From when on everybody sees one of the versions (specification section 3, extraData). */
  newVersion: v.exactOptional(
    v.strictObject({ cfgUA: v.string(), effectiveTime: shanghaiInstant }),
  ),
  /** What its city says on the order pages. */
  orders: v.exactOptional(v.strictObject(orderNotes.entries)),
  /** What last year's policies of this product are renewed as; itself when left out. */
  renewalProductCode: v.exactOptional(productCode),
  /** How policies may renew themselves: charged by WeChat Pay alone, or not at all. */
  autoRenewal: v.optional(v.picklist(['ONLY_WC', 'NONE']), 'NONE'),
  /** It covers homes: where they may stand, and how many an order takes. */
  property: v.exactOptional(v.strictObject(propertyTerms.entries)),
  /** Way through the purchase when the address names none. */
  flow: v.exactOptional(v.picklist(['pdd', 'pjp'])),
  /** `V2`: its orders go to the second addresses of section 7, doProposalTocV2 and confirmedProposalTocV2. */
  proposalApi: v.exactOptional(v.literal('V2')),
  /** `popup`: the applicant is asked for in a sheet of their own, on the way on. */
  applicantForm: v.exactOptional(v.literal('popup')),
  /** Half open: sold from startAt until just before endAt. */
  sale: v.strictObject({ startAt: shanghaiInstant, endAt: shanghaiInstant }),
  /** Windows in which a picture covers the page (specification section 4, sale window). */
  poster: v.exactOptional(poster),
  cover,
  tariff,
  /** While it is there, sharing is rewarded; half open. */
  sharing: v.exactOptional(sharing),
  /** How the premium comes about, told above the breakdown. */
  premiumRule: v.exactOptional(v.strictObject({ tag: v.string(), text: v.string() })),
  /** Who insures so many people in one order pays so much less for each. */
  familyDiscount: v.exactOptional(
    v.strictObject({ title: v.string(), people: positive, offFen: positive }),
  ),
  limits: v.strictObject({
    /** How many people of each relation one applicant may insure. */
    insurantMaxNum: v.record(relationType, positive),
    maxInsurantNum: positive,
    /** How many people one order may hold. */
    orderInsurantMaxNum: positive,
    /** Full years on the effective day, both ends included. */
    minAge: count,
    maxAge: count,
    /** Whom it covers, where it does not cover everybody. */
    gender: v.exactOptional(v.picklist(['M', 'F'])),
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
  /** With PENDING: what people are told of it before they pay. */
  underwritingNote: v.exactOptional(underwritingNote),
  /** How an order that waits for its payment is reminded of. */
  payLaterView: v.picklist(payLaterViews),
  /** Until when policies may be revoked for all of their money: what the product's texts promise. */
  revocation: v.picklist(revocationRules),
  policyNoPrefix: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/)),
  companyName: v.string(),
  service: v.optional(service, {}),
  coverage: v.array(coverage),
  wording: wordingFile,
})
export type ProductFile = v.InferOutput<typeof productFile>

export const documentFile = v.strictObject({
  title: v.string(),
  version: v.string(),
  content: v.array(v.string()),
})

/** By city code; each as the client reads it. */
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

const agent = v.strictObject({
  name: line,
  /** 执业证编号, 26 digits. */
  licenceNo: v.pipe(v.string(), v.regex(/^\d{26}$/)),
  companyName: line,
  phone: line,
  /** Signs the agent in. */
  mobile: v.pipe(v.string(), v.regex(/^[19]\d{10}$/)),
})
export type Agent = v.InferOutput<typeof agent>

/** By the mark in the addresses that they give out. */
export const agentsFile = v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), agent)

const partnerKey = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

const partner = v.strictObject({
  /** As people know it: this is whom they allow something. */
  name: line,
  /** What it may ask people for, by the `business` of its entry. */
  businesses: v.optional(
    v.record(
      partnerKey,
      v.strictObject({
        name: line,
        /** What is seen, in the words that people agree to. */
        items: v.record(v.picklist(authorizedItems), v.pipe(v.string(), v.maxLength(120))),
        /** For how long it may be asked at most. */
        mostDays: v.pipe(positive, v.maxValue(366)),
      }),
    ),
    {},
  ),
  /** Where our transfer page leads to, by `target` of its address. */
  targets: v.optional(
    v.record(
      partnerKey,
      v.strictObject({
        /** Of ours, or on a host that LINK_HOSTS names. */
        url: v.pipe(v.string(), v.maxLength(500)),
        token: v.optional(v.picklist(['USER', 'PARTNER', 'NONE']), 'NONE'),
      }),
    ),
    {},
  ),
})
export type Partner = v.InferOutput<typeof partner>

/** By the `source` that its addresses name. */
export const partnersFile = v.record(source, partner)

export const hospitalsFile = v.record(cityCode, hospitalList)

export const nationalityFile = v.strictObject({
  options: v.array(
    v.strictObject({ text: v.string(), value: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
  ),
})

export const announcementsFile = v.record(v.string(), announcements)

/** Component to its sides; the first is what most people know. */
export const comparisonsFile = v.record(
  v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  v.pipe(v.array(v.string()), v.minLength(1)),
)
