import * as v from 'valibot'

/** What people are told before they pay for something that is checked afterwards. */
export const underwritingNote = v.strictObject({
  /** {PRICE} is the amount in yuan; the usual text when left out. */
  text: v.exactOptional(v.string()),
  /** By the way of paying, where it has a text of its own. */
  textByPayType: v.exactOptional(v.record(v.string(), v.string())),
})

/** PENDING: eligibility is checked after paying, and people are told so before. */
export const shownUnderwriting = v.optional(
  v.object({ status: v.string(), ...underwritingNote.entries }),
  { status: 'DONE' },
)
