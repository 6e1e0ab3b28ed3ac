import * as v from 'valibot'
import { compoundModes } from '@/domain/choice/compound-dialog'

/**
 * The dialogs that an operator puts in the way of a product (specification section 3, popup
 * config): part of the `extraData` of its page. What a newer catalogue adds is dropped.
 */

const text = v.pipe(v.string(), v.minLength(1))
/** A countdown runs for whole seconds, and for one at least (specification section 9). */
const seconds = v.pipe(
  v.number(),
  v.transform((given) => Math.max(1, Math.floor(given))),
)

/** Asked of who goes back with a form half filled. */
const incPopup = v.object({
  /** Instead of the usual words with the last day of the sale. */
  mainText: v.exactOptional(text),
  /** By what an official account, and by what a mini-program, subscribes to be reminded. */
  wxPublicSubscribeId: v.exactOptional(text),
  wxAppSubscribeId: v.exactOptional(text),
  /** Products of the city that do not ask. */
  disableList: v.optional(v.array(v.string()), []),
  /** The button that answers by itself, and after how long. */
  auto: v.exactOptional(v.object({ answer: v.picklist(['later', 'goOn']), seconds })),
})
export type IncPopup = v.InferOutput<typeof incPopup>

/** Asked of everybody else who goes back; FOLLOW_PUBLIC shows the code `follow`. */
const compound = v.object({
  mode: v.picklist(compoundModes),
  subscribeId: v.exactOptional(text),
  /** Which of `configs` it says instead of the usual words. */
  configId: v.exactOptional(text),
})

/** Which codes of WeChat there are: of the official account, of an adviser, of a group. */
export const codeKinds = ['follow', 'adviser', 'group'] as const
export type CodeKind = (typeof codeKinds)[number]
/** What a code leads to, in a product file; its picture is at `codePath`. */
const codes = v.partial(
  v.object({ follow: text, adviser: text, group: text } satisfies Record<CodeKind, unknown>),
)

/** Those of who looks after the people of a product. */
export const adviserCodes = v.omit(codes, ['follow'])

/** Where the gateway draws a code of a product. */
export const codePath = (
  { cityCode, productCode }: { cityCode: string; productCode: string },
  kind: CodeKind,
): string => `/codes/${cityCode}/${productCode}/${kind}.svg`

/** Told by who looks after the product (specification section 2, article popups). */
const article = v.object({ title: text, markdown: text })
const articleSheet = v.object({
  title: text,
  headerImage: v.exactOptional(text),
  importantNote: v.exactOptional(text),
  paragraphs: v.array(v.object({ title: text, content: text })),
  footerText: text,
})

export const productPopups = v.object({
  /** To be read and confirmed before anything else, once a visit. */
  compliance: v.exactOptional(v.object({ title: text, paragraphs: v.array(text) })),
  /** Over a product that is no longer sold. */
  afterSale: v.exactOptional(v.picklist(['policyService', 'followGzh', 'reserveOnly'])),
  codes: v.exactOptional(codes),
  articles: v.exactOptional(v.array(article)),
  sheets: v.exactOptional(v.array(articleSheet)),
  /** How the terms are read one by one: the button waits so long, an end leads to the next. */
  documents: v.exactOptional(
    v.object({ seconds: v.exactOptional(seconds), autoNext: v.exactOptional(v.boolean()) }),
  ),
  /** What each person costs, with words of the product; a tap beside it may leave it open. */
  premium: v.exactOptional(
    v.object({
      title: v.exactOptional(text),
      subtitle: v.exactOptional(text),
      ok: v.exactOptional(text),
      maskCloses: v.exactOptional(v.boolean()),
    }),
  ),
  /** Everybody insured is gone through once more before the health notice. */
  insurantConfirm: v.exactOptional(v.boolean()),
  /** The order is gone through once more before it is paid. */
  orderConfirm: v.exactOptional(v.boolean()),
  /** Once an hour, to who reaches the prices; with its own words, or the usual ones. */
  insureAlert: v.exactOptional(v.object({ text: v.exactOptional(text) })),
  incPopup: v.exactOptional(incPopup),
  /** Asks who holds a policy that does not renew itself, once a visit. */
  renewal: v.exactOptional(v.boolean()),
  compound: v.exactOptional(compound),
  /** Words for the dialog above, by name: those of a season stay when another one's are said. */
  configs: v.exactOptional(v.record(v.string(), text)),
})
export type ProductPopups = v.InferOutput<typeof productPopups>
