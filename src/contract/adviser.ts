import * as v from 'valibot'

/** The adviser for the customers of a product: name, portrait, hours and phone. */
export const adviser = v.object({
  name: v.string(),
  /**
   * Name of the drawing (variants/portrait). A client that does not know it shows its first one.
   */
  portrait: v.string(),
  hours: v.string(),
  phone: v.string(),
})
export type Adviser = v.InferOutput<typeof adviser>
