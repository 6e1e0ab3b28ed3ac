import * as v from 'valibot'

const word = v.exactOptional(v.string())
const words = {
  applicant: word,
  insurant: word,
  orderCenter: word,
  withdraw: word,
  perYear: word,
}

/**
 * A product's own words for its parties, orders and price. They come with its page and with every
 * order, proposal and policy, so that all pages use the same words.
 */
export const wording = v.object(words)
export type Wording = v.InferOutput<typeof wording>
export type TermKey = keyof Wording

/** The same words in a product file. It refuses unknown keys, because no page would show them. */
export const wordingFile = v.strictObject(words)
