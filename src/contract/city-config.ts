import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { cityCode } from './fields'

/** An instant as the catalogue has it, with offset; missing where a window has no such pair. */
const edge = v.exactOptional(v.string())

/** When a picture covers a product's page (specification section 4, sale window). */
const posterItem = v.object({
  productCode: v.string(),
  /** Covered for good, whatever the time. */
  disableTimeCheck: v.boolean(),
  effectiveStartTime: edge,
  effectiveEndTime: edge,
  gapTimeList: v.array(v.object({ start: v.string(), end: v.string() })),
  /** Address of the picture; empty: the page is not opened at all while it is due. */
  introImg: v.string(),
  /** Empty: the two theme colours. */
  backgroundColor: v.string(),
  /** Another one means another poster. */
  uuid: v.string(),
})

/** What a city says on its order pages, beside what holds everywhere: its rules, in its words. */
export const orderNotes = v.object({ center: v.string(), detail: v.string() })
export type OrderNotes = v.InferOutput<typeof orderNotes>

/** Of a city's extraData what is no version of a page (domain/time/page-version). */
export const cityExtra = v.object({ orders: v.exactOptional(orderNotes) })

export const getCityConfig = defineCall({
  cmd: 'getConfig',
  prefix: '/api/c/city-insur-core/',
  access: 'visitor',
  summary: 'What holds for all products of a city: official account, posters; empty if unknown.',
  request: v.strictObject({ cityCode }),
  response: v.object({
    /** App id of the official account; empty when there is none. */
    appid: v.string(),
    productSet: v.array(posterItem),
    extraData: v.string(),
  }),
})
export type CityConfig = ResponseOf<typeof getCityConfig>
