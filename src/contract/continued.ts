import * as v from 'valibot'
import { day, id } from './fields'

/** The policy with which the cover of another one goes on. */
const next = v.object({
  policyId: id,
  effectiveOn: day,
  /** False while the insurer still underwrites it. */
  isChecked: v.boolean(),
})
export type Continued = v.InferOutput<typeof next>

/** Missing where no policy follows, and in an older gateway. */
export const continued = v.exactOptional(next)
