import * as v from 'valibot'
import { orderNotes, place } from '@/contract/city'
import { count, day, productCode, relationType } from '@/contract/fields'
import { adviserCodes, productPopups } from '@/contract/popups'
import { payLaterViews } from '@/contract/popups'
import { tariff } from '@/contract/price'
import { insureFeatures, paymentConfig } from '@/contract/product'
import { hex, propertyTerms } from '@/contract/product-page'
import { underwritingNote } from '@/contract/shown'
import { wordingFile } from '@/contract/wording'
import { revocationRules } from '@/domain/revoke/revocation'
import { isDay } from '@/domain/time/day'
import { portraitKinds } from '@/variants/portrait/portraits'
import { claimFile } from './claim-guide'
import { posterNames } from './drawings'
import { factsFile } from './facts'
import { insurerFile } from './insurer-file'
import { isJsonObject, type Json, type JsonObject } from './merge'
import { coverage, pageFile } from './page-file'
import { payoutExamples } from './payout-guide'
import { windowEdge } from './window-edge'

/**
 * The content of a product file once it lies over its bases (merge.ts). Nothing is stated twice:
 * city and product code come from the path of the file; hashes, price table and coverage table are
 * filled in when the product is assembled (product.ts).
 */

/** An instant in China time, so that an operator can read it directly. */
const shanghaiInstant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/, 'Expected 2024-10-21T09:00:00+08:00'),
)

const positive = v.pipe(count, v.minValue(1))

/** A day of every year, so not 29 February. */
const yearlyDay = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{2}-\d{2}$/.test(text) && isDay(`2026-${text}`),
    'Expected a month and a day that every year has: 10-21',
  ),
)
/** The product is sold again each year. Without `to`, a round lasts until the next round begins. */
const season = v.strictObject({
  season: v.pipe(
    v.array(v.strictObject({ from: yearlyDay, to: v.exactOptional(yearlyDay) })),
    v.minLength(1),
  ),
  /** The number of days before a round from which its start is announced. */
  announceDays: v.optional(positive, 30),
})
/** Sold from startAt until just before endAt. */
const fixedSale = v.strictObject({ startAt: shanghaiInstant, endAt: shanghaiInstant })
const sale = v.lazy((written) =>
  typeof written === 'object' && written !== null && 'season' in written ? season : fixedSale,
)

const appId = v.pipe(
  v.string(),
  v.regex(/^wx[0-9a-f]{16}$/, 'Expected an app id: wx and 16 digits'),
)
/** Where WeChat serves the chats with customer service (微信客服). */
export const chatHost = 'https://work.weixin.qq.com'

/** Service for a product outside its own pages. */
const service = v.strictObject({
  /** Another mini-program and one of its pages. */
  miniProgram: v.exactOptional(
    v.strictObject({
      name: v.string(),
      /** Production opens the release app, all other deployments the trial app. */
      appId: v.strictObject({ release: appId, trial: appId }),
      username: v.exactOptional(v.pipe(v.string(), v.regex(/^gh_\w+$/))),
      path: v.pipe(
        v.string(),
        v.regex(/^\/?[\w-][\w/-]*(\?[\w=&-]*)?$/, 'Expected /pages/a/b?c=d'),
      ),
    }),
  ),
  /** A chat with customer service. `webUrl` is its address for web pages. */
  chat: v.exactOptional(
    v.strictObject({
      webUrl: v.exactOptional(
        v.pipe(v.string(), v.startsWith(`${chatHost}/kfid/`), v.regex(/\/kfid\/\w+$/)),
      ),
    }),
  ),
})

/** The adviser whom buyers turn to. Without `phone`, the product's telephone is used. */
const housekeeper = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  portrait: v.picklist(portraitKinds),
  /** 周一至周日 8:30–20:00 */
  hours: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  phone: v.exactOptional(v.string()),
  /**
   * The addresses behind the QR codes in WeChat, for products without codes of their own
   * (`popups.codes`).
   */
  codes: v.exactOptional(v.strictObject(adviserCodes.entries)),
})

const pinyin = v.pipe(
  v.string(),
  v.regex(/^[a-z]+( [a-z]+)*$/, 'Expected small letters, a space between the words: shang hai'),
)

const waitingPeriodDays = count
/** The day on which ages are counted; without it the first day of cover. */
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
  /** true: the poster always covers the page, at any time. */
  disableTimeCheck: v.optional(v.boolean(), false),
  effectiveStartTime: v.exactOptional(windowEdge),
  effectiveEndTime: v.exactOptional(windowEdge),
  /** The poster covers the page for so many days before each round of a season, until it begins. */
  daysBefore: v.exactOptional(positive),
  gapTimeList: v.optional(v.array(window), []),
  /** A picture of the city that fills the screen. Without it no intro is shown. */
  introImg: v.exactOptional(v.picklist(posterNames)),
  /** The colour behind the picture. Without it the two theme colours are used. */
  backgroundColor: v.exactOptional(hex),
})

/**
 * The differences of a version of the page, laid over `page` (merge.ts). `pdd`, `pjp` and `zhyl`
 * are ways through the purchase; other names are values of cfgUA.
 */
const variants = v.record(
  v.pipe(v.string(), v.regex(/^\w{1,20}$/)),
  v.custom<JsonObject>((value) => isJsonObject(value as Json)),
)

/**
 * The reward for a sharer when a friend buys by the sharer's link. It is earned once the friend's
 * cover is in force.
 */
const sharing = v.strictObject({
  rewardFen: positive,
  startAt: shanghaiInstant,
  endAt: shanghaiInstant,
})

export const productFile = v.strictObject({
  /** false: this file stands alone and takes nothing from the bases. */
  useBase: v.optional(v.boolean(), true),
  /** Set in the city's base: how users find the city in a list, and where it lies. */
  city: v.strictObject({ pinyin, place: v.exactOptional(v.strictObject(place.entries)) }),
  /** false: sold only to people who have its link. No list of products offers it. */
  listed: v.optional(v.boolean(), true),
  /**
   * false: a product for one trade or one illness. It is not recommended as an addition to other
   * products.
   */
  advised: v.optional(v.boolean(), true),
  page: pageFile,
  housekeeper: v.exactOptional(housekeeper),
  /** What its texts name in braces, where it stands nowhere else in this file. */
  facts: v.optional(factsFile, {}),
  /**
   * Dialogs that buyers meet on their way. `disableList` names products of the city without them.
   */
  popups: v.exactOptional(v.strictObject(productPopups.entries)),
  /** The switches of the product's page. */
  /** Whether sharing is rewarded is not switched but follows from `sharing`. */
  features: v.optional(v.strictObject(v.omit(insureFeatures, ['shareGift']).entries), {}),
  variants: v.optional(variants, {}),
  /** The version that everybody sees from a certain time on. */
  newVersion: v.exactOptional(
    v.strictObject({ cfgUA: v.string(), effectiveTime: shanghaiInstant }),
  ),
  /** The texts of the city for the order pages. */
  orders: v.exactOptional(v.strictObject(orderNotes.entries)),
  /**
   * The product that last year's policies of this product are renewed as; this product if missing.
   */
  renewalProductCode: v.exactOptional(productCode),
  /** How policies may be renewed automatically: charged by WeChat Pay alone, or not at all. */
  autoRenewal: v.optional(v.picklist(['ONLY_WC', 'NONE']), 'NONE'),
  /** The product covers homes: where they may stand, and how many one order may contain. */
  property: v.exactOptional(v.strictObject(propertyTerms.entries)),
  /** The way through the purchase if the address names none. */
  flow: v.exactOptional(v.picklist(['pdd', 'pjp'])),
  /**
   * `V2`: orders use the second addresses, doProposalTocV2 and confirmedProposalTocV2.
   */
  proposalApi: v.exactOptional(v.literal('V2')),
  /** `popup`: the applicant's data is asked for in a separate sheet, before going on. */
  applicantForm: v.exactOptional(v.literal('popup')),
  sale,
  /** The times in which a picture covers the page. */
  poster: v.exactOptional(poster),
  cover,
  tariff,
  /** Sharing is rewarded from startAt until just before endAt. Without it there are no rewards. */
  sharing: v.exactOptional(sharing),
  /** The explanation of the premium above its breakdown. */
  premiumRule: v.exactOptional(v.strictObject({ tag: v.string(), text: v.string() })),
  /** The discount per person (fen) for orders with at least this number of people. */
  familyDiscount: v.exactOptional(
    v.strictObject({ title: v.string(), people: positive, offFen: positive }),
  ),
  limits: v.strictObject({
    /** The number of people of each relation that one applicant may insure. */
    insurantMaxNum: v.record(relationType, positive),
    maxInsurantNum: positive,
    /** The number of people that one order may hold. */
    orderInsurantMaxNum: positive,
    /** Ages in full years on the day on which ages are counted, both ends included. */
    minAge: count,
    maxAge: count,
    /** The gender that the product covers, if not both. */
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
  /** PENDING: the insurer underwrites after payment, and policies are accepted afterwards. */
  underwriting: v.picklist(['DONE', 'PENDING']),
  /** With PENDING: the explanation that users get before they pay. */
  underwritingNote: v.exactOptional(underwritingNote),
  /** How the user is reminded of an order that waits for its payment. */
  payLaterView: v.picklist(payLaterViews),
  /**
   * The time until which policies may be revoked with a full refund, as the product's texts
   * promise.
   */
  revocation: v.picklist(revocationRules),
  /** The core system of the insurer. Without it the gateway numbers the policies. */
  insurer: v.exactOptional(insurerFile),
  policyNoPrefix: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/)),
  companyName: v.string(),
  service: v.optional(service, {}),
  coverage: v.array(coverage),
  claim: claimFile,
  payoutExamples,
  wording: wordingFile,
})
export type ProductFile = v.InferOutput<typeof productFile>
