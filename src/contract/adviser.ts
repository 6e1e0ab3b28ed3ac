import * as v from 'valibot'

/** Whom the people of a product turn to: a name, a drawing, and when they answer. */
export const adviser = v.object({
  name: v.string(),
  /** Which drawing (variants/portrait); a client that does not know it takes its first. */
  portrait: v.string(),
  hours: v.string(),
  phone: v.string(),
})
export type Adviser = v.InferOutput<typeof adviser>
