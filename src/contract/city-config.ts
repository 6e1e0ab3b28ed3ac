import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { cityCode } from './fields'
import { parsedJson } from './parse-with'

/**
 * An instant with offset, as the catalogue writes it. It is missing where a window has no such
 * pair.
 */
const edge = v.exactOptional(v.string())

/** When a poster covers a product's page (specification section 4, sale window). */
const posterItem = v.object({
  productCode: v.string(),
  /** The poster covers the page at all times. */
  disableTimeCheck: v.boolean(),
  effectiveStartTime: edge,
  effectiveEndTime: edge,
  gapTimeList: v.array(v.object({ start: v.string(), end: v.string() })),
  /** Address of the poster. If it is empty, the page is closed while the poster is due. */
  introImg: v.string(),
  /** If it is empty, the two theme colours are used. */
  backgroundColor: v.string(),
  /** A new uuid means a new poster. */
  uuid: v.string(),
})

/** Notes on a city's order pages about its own rules, in addition to the general ones. */
export const orderNotes = v.object({ center: v.string(), detail: v.string() })
export type OrderNotes = v.InferOutput<typeof orderNotes>

/** When page versions start (domain/time/page-version), and the notes of the city. */
const cityExtra = v.object({
  PP57NewVersionTime: v.exactOptional(v.string()),
  PP57NewVersionCfgUA: v.exactOptional(v.string()),
  cfgUAVersionList: v.exactOptional(
    v.array(
      v.object({ productCode: v.string(), targetCfgUA: v.string(), effectiveTime: v.string() }),
    ),
  ),
  orders: v.exactOptional(orderNotes),
})

/**
 * Reads a city's `extraData`, which is JSON text (specification section 3). Unreadable text plans no
 * versions and has no notes.
 */
export const readCityExtra = (text: string): v.InferOutput<typeof cityExtra> =>
  parsedJson(cityExtra, text) ?? {}

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
