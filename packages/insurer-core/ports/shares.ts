import * as v from 'valibot'
import { fen } from './values'

/** How a sum is shared among the insurers of a product. The gateway splits it to the fen. */

export const insurerCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/))

export const shares = v.pipe(
  v.array(
    v.object({
      insurer: insurerCode,
      lead: v.boolean(),
      tenThousandths: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      amountFen: fen,
    }),
  ),
  v.minLength(1),
  v.maxLength(20),
  v.check((list) => list.filter(({ lead }) => lead).length === 1, 'There is one lead insurer.'),
  v.check(
    (list) => list.reduce((sum, { tenThousandths }) => sum + tenThousandths, 0) === 10_000,
    'The shares add up to 10000.',
  ),
  v.description(
    'One share for each insurer, one of them the lead. The amounts add up to the sum beside them. A refund is split so that what each member keeps stays right, so its parts need not follow the shares.',
  ),
)
export type Shares = v.InferOutput<typeof shares>

export const addUpTo = (list: Shares, totalFen: number): boolean =>
  list.reduce((sum, { amountFen }) => sum + amountFen, 0) === totalFen
