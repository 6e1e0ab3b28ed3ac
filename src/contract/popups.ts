import * as v from 'valibot'
import { retentionModes } from '@/domain/product/retention-mode'
import { id } from './fields'

/**
 * Dialogs that an operator adds to a product. They are part of the `extraData` of its page. Unknown
 * entries are dropped.
 */

const text = v.pipe(v.string(), v.minLength(1))
/** A countdown has whole seconds and at least one. */
const seconds = v.pipe(
  v.number(),
  v.transform((given) => Math.max(1, Math.floor(given))),
)

/** The dialog for a user who goes back with a half-filled form. */
const incPopup = v.object({
  /** Replaces the usual text with the last day of the sale. */
  mainText: v.exactOptional(text),
  /** Subscribe ids for a reminder, one for the official account and one for the mini-program. */
  wxPublicSubscribeId: v.exactOptional(text),
  wxAppSubscribeId: v.exactOptional(text),
  /** Products of the city that do not show the dialog. */
  disableList: v.optional(v.array(v.string()), []),
  /** The button that is pressed automatically, and after how many seconds. */
  auto: v.exactOptional(v.object({ answer: v.picklist(['later', 'goOn']), seconds })),
})
export type IncPopup = v.InferOutput<typeof incPopup>

/** The dialog for every other user who goes back. FOLLOW_PUBLIC shows the code `follow`. */
const compound = v.object({
  mode: v.picklist(retentionModes),
  subscribeId: v.exactOptional(text),
  /** Name of the text in `configs` that replaces the usual one. */
  configId: v.exactOptional(text),
})

/** Kinds of WeChat codes: of the official account, of an adviser, of a group. */
export const codeKinds = ['follow', 'adviser', 'group'] as const
export type CodeKind = (typeof codeKinds)[number]
/** The target of each code in a product file. `codePath` gives its picture. */
const codes = v.partial(
  v.object({ follow: text, adviser: text, group: text } satisfies Record<CodeKind, unknown>),
)

/** Codes of the adviser and the group of a product. */
export const adviserCodes = v.omit(codes, ['follow'])

/** The address where the gateway draws a code of a product. */
export const codePath = (
  { cityCode, productCode }: { cityCode: string; productCode: string },
  kind: CodeKind,
): string => `/codes/${cityCode}/${productCode}/${kind}.svg`

/** An article by the adviser of the product. */
const article = v.object({ title: text, markdown: text })
const articleSheet = v.object({
  title: text,
  headerImage: v.exactOptional(text),
  importantNote: v.exactOptional(text),
  paragraphs: v.array(v.object({ title: text, content: text })),
  footerText: text,
})

export const productPopups = v.object({
  /** The user reads and confirms it before anything else, once per visit. */
  compliance: v.exactOptional(v.object({ title: text, paragraphs: v.array(text) })),
  /** Shown on a product that is no longer sold. */
  afterSale: v.exactOptional(v.picklist(['policyService', 'followGzh', 'reserveOnly'])),
  codes: v.exactOptional(codes),
  articles: v.exactOptional(v.array(article)),
  sheets: v.exactOptional(v.array(articleSheet)),
  /**
   * How the terms are read one by one. The button waits `seconds`; with autoNext the end of one
   * leads to the next.
   */
  documents: v.exactOptional(
    v.object({ seconds: v.exactOptional(seconds), autoNext: v.exactOptional(v.boolean()) }),
  ),
  /**
   * The premium of each person, with the product's own texts. `maskCloses` false keeps the popup
   * open on a tap beside it.
   */
  premium: v.exactOptional(
    v.object({
      title: v.exactOptional(text),
      subtitle: v.exactOptional(text),
      ok: v.exactOptional(text),
      maskCloses: v.exactOptional(v.boolean()),
    }),
  ),
  /** The user checks all insured persons again before the health declaration. */
  insurantConfirm: v.exactOptional(v.boolean()),
  /** The user checks the order again before paying. */
  orderConfirm: v.exactOptional(v.boolean()),
  /** Shown once an hour to a user who reaches the prices, with its own or the usual text. */
  insureAlert: v.exactOptional(v.object({ text: v.exactOptional(text) })),
  incPopup: v.exactOptional(incPopup),
  /** Asks a holder of a policy without auto-renewal, once per visit. */
  renewal: v.exactOptional(v.boolean()),
  compound: v.exactOptional(compound),
  /**
   * Texts for the compound dialog by name, so that texts of one season stay available in the next.
   */
  configs: v.exactOptional(v.record(v.string(), text)),
})
export type ProductPopups = v.InferOutput<typeof productPopups>

/** `yyyyMMddHHmmss`, Asia/Shanghai. */
const compactInstant = v.pipe(v.string(), v.regex(/^\d{14}$/))

/**
 * Contents of the pay-later popup. A shows product, insured person, premium and footer; B adds an
 * introduction; C shows the price per person and day, the introduction and the insured person.
 */
export const payLaterViews = ['A', 'B', 'C'] as const

/** The popup for an order that waits for payment. */
export const payLaterPopup = v.object({
  proposalId: id,
  /** Public address of the page where the order is paid. */
  payConfirmUrl: v.optional(v.string(), ''),
  /** An unknown view falls back to A, which shows the least. */
  viewType: v.fallback(v.picklist(payLaterViews), 'A'),
  productName: v.string(),
  insurantName: v.string(),
  totalPriceText: v.string(),
  /** In yuan per person per day. */
  pricePerPerson: v.string(),
  introTitle: v.string(),
  introList: v.array(v.object({ label: v.string(), text: v.string() })),
  footerDesc: v.string(),
  initCountdownTime: compactInstant,
  payExpireTime: compactInstant,
})
export type PayLaterPopup = v.InferOutput<typeof payLaterPopup>
