import * as v from 'valibot'
import { orderNotes } from '@/contract/city-config'
import { place } from '@/contract/city-list'
import { count, day, productCode, relationType } from '@/contract/fields'
import { insureFeatures } from '@/contract/insure-feature'
import { paymentConfig } from '@/contract/page-info'
import { hex } from '@/contract/product-page'
import { adviserCodes, productPopups } from '@/contract/product-popups'
import { propertyTerms } from '@/contract/property'
import { tariff } from '@/contract/tariff'
import { underwritingNote } from '@/contract/underwriting'
import { wordingFile } from '@/contract/wording'
import { payLaterViews } from '@/domain/payment/pay-later-view'
import { revocationRules } from '@/domain/payment/revocation'
import { isDay } from '@/domain/time/day'
import { portraitKinds } from '@/variants/portrait/portraits'
import { posterScenes } from '@/variants/poster/poster-art'
import { claimFile } from './claim-guide'
import { isJsonObject, type Json, type JsonObject } from './merge'
import { coverage, pageFile } from './page-file'
import { windowEdge } from './window-edge'

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

/** A day of every year. 29 February is in few of them. */
const yearlyDay = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{2}-\d{2}$/.test(text) && isDay(`2026-${text}`),
    'Expected a month and a day that every year has: 10-21',
  ),
)
/** Sold again each year; without `to` until the next round begins. */
const season = v.strictObject({
  season: v.pipe(
    v.array(v.strictObject({ from: yearlyDay, to: v.exactOptional(yearlyDay) })),
    v.minLength(1),
  ),
  /** So many days before a round people are told when it begins. */
  announceDays: v.optional(positive, 30),
})
/** Half open: sold from startAt until just before endAt. */
const fixedSale = v.strictObject({ startAt: shanghaiInstant, endAt: shanghaiInstant })
const sale = v.lazy((written) =>
  typeof written === 'object' && written !== null && 'season' in written ? season : fixedSale,
)

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

/** Whom its people turn to; the telephone is the product's where none is named. */
const housekeeper = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  portrait: v.picklist(portraitKinds),
  /** 周一至周日 8:30–20:00 */
  hours: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  phone: v.exactOptional(v.string()),
  /** What the codes in WeChat lead to, for products without codes of their own (`popups.codes`). */
  codes: v.exactOptional(v.strictObject(adviserCodes.entries)),
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

const window = v.strictObject({ start: windowEdge, end: windowEdge })
const poster = v.strictObject({
  /** true: always covered, whatever the time. */
  disableTimeCheck: v.optional(v.boolean(), false),
  effectiveStartTime: v.exactOptional(windowEdge),
  effectiveEndTime: v.exactOptional(windowEdge),
  /** It covers the page so many days before each round of a season, until the round begins. */
  daysBefore: v.exactOptional(positive),
  gapTimeList: v.optional(v.array(window), []),
  /** A sight of the city, filling the screen; left out: the page is not opened at all. */
  introImg: v.exactOptional(v.picklist(posterScenes)),
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
  /** false: for one trade or one illness; nobody is told that it would add to what they have. */
  advised: v.optional(v.boolean(), true),
  page: pageFile,
  housekeeper: v.exactOptional(housekeeper),
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
  sale,
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
  claim: claimFile,
  wording: wordingFile,
})
export type ProductFile = v.InferOutput<typeof productFile>
