import * as v from 'valibot'
import { payPlaces, payTypes } from '@/domain/pay/pay-type'
import { defineConsoleCall } from './define'
import { cityCode, count, id, instant, nothing, productCode, version, words } from './fields'

/** The part of the sale: what is left out (null) stands for all. */
const part = {
  cityCode: v.nullable(cityCode),
  productCode: v.nullable(productCode),
  channel: v.nullable(v.picklist(payPlaces)),
  payType: v.nullable(v.picklist(payTypes)),
}

const stop = v.object({
  stopId: id,
  ...part,
  /** What people read. */
  words: v.string(),
  startAt: instant,
  /** When the sale goes on; null: until somebody resumes it. */
  endAt: v.nullable(instant),
  inForce: v.boolean(),
  version: count,
})

export const listStops = defineConsoleCall({
  name: 'listStops',
  permission: 'sale.read',
  kind: 'READ',
  summary: 'Stops of the sale: those in force first, then the latest hundred that are over.',
  request: nothing,
  response: v.object({
    list: v.array(stop),
    /** The products of this person's cities, to choose from. */
    products: v.array(
      v.object({
        cityCode,
        productCode,
        cityName: v.string(),
        productName: v.string(),
        onSale: v.boolean(),
        payTypes: v.array(v.picklist(payTypes)),
      }),
    ),
  }),
})

export const stopSale = defineConsoleCall({
  name: 'stopSale',
  permission: 'sale.stop',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Stops a part of the sale now, on all gateways within 5 s. Forms keep what was filled in; open pay orders of the part are closed, and money that comes later goes back by itself.',
  request: v.strictObject({
    ...part,
    words,
    endAt: v.nullable(instant),
    reason: words,
  }),
  response: stop,
  errors: ['INVALID', 'FORBIDDEN'],
})

export const resumeSale = defineConsoleCall({
  name: 'resumeSale',
  permission: 'sale.stop',
  kind: 'ACT',
  stepUp: true,
  summary: 'Lets the sale go on at an instant; null: now.',
  request: v.strictObject({ stopId: id, at: v.nullable(instant), version, reason: words }),
  response: stop,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID'],
})
