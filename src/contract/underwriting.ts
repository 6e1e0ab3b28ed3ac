import * as v from 'valibot'

/** The notice before a payment whose underwriting follows later. */
export const underwritingNote = v.strictObject({
  /** {PRICE} becomes the amount in yuan. Without a text the usual one is shown. */
  text: v.exactOptional(v.string()),
  /** Texts for single payment types. */
  textByPayType: v.exactOptional(v.record(v.string(), v.string())),
})

/** PENDING: underwriting follows the payment, and the user sees a notice before paying. */
export const shownUnderwriting = v.optional(
  v.object({ status: v.string(), ...underwritingNote.entries }),
  { status: 'DONE' },
)
