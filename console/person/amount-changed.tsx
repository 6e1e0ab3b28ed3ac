import { personActs as copy } from '../copy/person-acts'
import { moneyText } from '../ui/money'

/** Says that an amount is not the one with which it was tried. Nothing is said before the first try. */
export const AmountChanged = ({
  tried,
  now,
}: {
  tried: number | undefined
  now: number | undefined
}) =>
  tried === undefined || now === undefined || tried === now ? null : (
    <p role="alert" className="notice warn">
      {copy.refundChanged(moneyText(tried), moneyText(now))}
    </p>
  )
