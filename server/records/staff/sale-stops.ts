import type { SalePart, SaleStops } from '../../catalogue/on-sale'
import type { Clock } from '../../context/clock'
import type { Db } from '../../db/client'
import { stopsInForce, type SaleStop } from './stop-repo'

const covers = (stop: SaleStop, part: SalePart): boolean =>
  (stop.cityCode === null || stop.cityCode === part.cityCode) &&
  (stop.productCode === null || stop.productCode === part.productCode) &&
  (stop.channel === null || stop.channel === part.channel) &&
  (stop.payType === null || stop.payType === part.payType)

/** The stops as this gateway read them last. Whoever asks costs the database nothing. */
export function createSaleStops(db: Db, clock: Clock): SaleStops {
  let known: readonly SaleStop[] = []
  return {
    stopOf: (part) => {
      const now = clock.now()
      return known.find(
        (stop) =>
          stop.startAt <= now && (stop.endAt === null || stop.endAt > now) && covers(stop, part),
      )
    },
    read: async () => {
      known = await stopsInForce(db, clock.now())
    },
  }
}
