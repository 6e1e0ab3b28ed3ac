/** The alert before buying (你即将进入参保流程): once per product per hour. */
import { flagHolds, HOUR_IN_DAYS } from '../time/flag'

/** Storage keys begin with the product code. */
export const insureAlertKey = ({ productCode }: { productCode: string }): string =>
  `${productCode}_INSURE_ALERT`

/** Shown when the insure box scrolls into view, unless it was confirmed within the hour. */
export const insureAlertDue = ({
  boxReached,
  confirmedAt,
  now,
}: {
  boxReached: boolean
  confirmedAt: number | null
  now: number
}): boolean => boxReached && !flagHolds({ setAt: confirmedAt, days: HOUR_IN_DAYS, now })
