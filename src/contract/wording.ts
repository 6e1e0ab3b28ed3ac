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
 * Words that a product uses for its parties, orders and price instead of the usual ones (specification
 * section 1). They come with its page and with every order, proposal and policy, so that no page
 * says other words because it was opened first.
 */
export const wording = v.object(words)
export type Wording = v.InferOutput<typeof wording>
export type TermKey = keyof Wording

/** The same in a product file: a word that nobody would show is refused. */
export const wordingFile = v.strictObject(words)
