import { ALL_CITIES } from '@/domain/staff/role'
import { isOnSale } from '../catalogue/on-sale'
import { iso } from '../context/clock'
import {
  addStop,
  lockStop,
  stopsInForce,
  stopsOver,
  updateStop,
  type SaleStop,
} from '../records/staff/stop-repo'
import { CLOSE_STOPPED } from '../staff/close-stopped'
import { done, refused } from './answer'
import type { ResponseOf } from './calls/define'
import * as calls from './calls/sale'
import type { Desk } from './desk'
import { acting, reading, type Route } from './route'

type Shown = ResponseOf<typeof calls.stopSale>

const OVER = 100

const show = ({ ctx }: Desk, stop: SaleStop): Shown => {
  const { id, cityCode, productCode, channel, payType, words, startAt, endAt, version } = stop
  return {
    stopId: id,
    ...{ cityCode, productCode, channel, payType, words, version },
    startAt: iso(startAt),
    endAt: endAt === null ? null : iso(endAt),
    inForce: endAt === null || endAt > ctx.clock.now(),
  }
}

/** Somebody of one city may stop no other one, and not all of them. */
const isOwn = (desk: Desk, { cityCode }: { cityCode: string | null }): boolean =>
  cityCode === null ? desk.staff.cities.includes(ALL_CITIES) : desk.sees(cityCode)

/** This gateway knows it at once, and the others within a second. */
const afterwards = async ({ ctx }: Desk): Promise<void> => {
  await ctx.saleStops.read()
  ctx.nudges.nudge(CLOSE_STOPPED)
}

export const saleRoutes = {
  listStops: reading(calls.listStops, async (desk) => {
    const { ctx } = desk
    const now = ctx.clock.now()
    const stops = [...(await stopsInForce(ctx.db, now)), ...(await stopsOver(ctx.db, now, OVER))]
    const products = ctx.catalogue.products().filter(({ cityCode }) => desk.sees(cityCode))
    return done({
      list: stops
        .filter(({ cityCode }) => cityCode === null || desk.sees(cityCode))
        .map((stop) => show(desk, stop)),
      products: products.map((product) => ({
        cityCode: product.cityCode,
        productCode: product.productCode,
        cityName: product.page.cityName,
        productName: product.page.productName,
        onSale: isOnSale(ctx, product),
        payTypes: product.payment.types.map(({ type }) => type),
      })),
    })
  }),
  stopSale: acting(
    calls.stopSale,
    async (desk, tx, { reason, endAt, ...part }, tell) => {
      const { ctx } = desk
      tell({ reason, cityCode: part.cityCode, detail: { ...part, endAt } })
      if (!isOwn(desk, part)) return refused('FORBIDDEN')
      const { cityCode, productCode } = part
      const isKnown = ctx.catalogue
        .products()
        .some(
          (product) =>
            (cityCode === null || product.cityCode === cityCode) &&
            (productCode === null || product.productCode === productCode),
        )
      if (!isKnown) return refused('INVALID', { field: 'productCode', reason: 'UNKNOWN' })
      const startAt = ctx.clock.now()
      const ends = endAt === null ? null : Date.parse(endAt)
      if (ends !== null && ends <= startAt)
        return refused('INVALID', { field: 'endAt', reason: 'PAST' })
      const stop = {
        ...part,
        id: ctx.ids.next(),
        startAt,
        endAt: ends,
        closeDueAt: startAt,
        version: 1,
      }
      await addStop(tx, stop)
      tell({ subject: stop.id })
      return done(show(desk, stop))
    },
    afterwards,
  ),
  resumeSale: acting(
    calls.resumeSale,
    async (desk, tx, { stopId, at, version, reason }, tell) => {
      const { ctx } = desk
      tell({ subject: stopId, reason, detail: { at } })
      const stop = await lockStop(tx, stopId)
      if (!stop || !isOwn(desk, stop)) return refused('NOT_FOUND')
      tell({ cityCode: stop.cityCode })
      const now = ctx.clock.now()
      if (stop.version !== version || (stop.endAt !== null && stop.endAt <= now))
        return refused('CONFLICT', { current: show(desk, stop) })
      const endAt = at === null ? now : Date.parse(at)
      if (endAt < now) return refused('INVALID', { field: 'at', reason: 'PAST' })
      const change = { endAt, version: version + 1 }
      await updateStop(tx, stopId, change)
      return done(show(desk, { ...stop, ...change }))
    },
    afterwards,
  ),
} satisfies Record<string, Route>
