import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { fen, instant, saleGoesOn, cityCode, parsedJson } from './fields'

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit))

/** Where a city is, to find the nearest one. A hundredth of a degree is about a kilometre. */
export const place = v.object({
  latitude: degrees(90),
  longitude: degrees(180),
  /** A visitor who is farther away is not in this city. */
  reachKm: v.pipe(v.number(), v.minValue(1)),
})

/** Cities and what is offered in each: GetConfigV2, namespace `pre_insure_page`, key `cities`. */
export const cityList = v.object({
  cities: v.array(
    v.object({
      cityCode: v.string(),
      cityName: v.string(),
      /** Lower-case letters with a space between the words: `shang hai`. */
      pinyin: v.string(),
      /** Missing for products that are sold in the whole country. */
      place: v.exactOptional(place),
      products: v.array(
        v.object({
          productCode: v.string(),
          productName: v.string(),
          slogan: v.string(),
          baseColor: v.string(),
          fromPremiumFen: fen,
          /** The premium is the same for everyone. */
          onePrice: v.boolean(),
          saleStartAt: instant,
          saleEndAt: instant,
          saleGoesOn,
          /**
           * The product insures homes. An address that names only the city does not mean this
           * product.
           */
          ofHomes: v.exactOptional(v.boolean()),
        }),
      ),
    }),
  ),
})
export type CityList = v.InferOutput<typeof cityList>
export type City = CityList['cities'][number]
export type OfferedProduct = City['products'][number]

/**
 * An instant with offset, as the catalogue writes it. It is missing where a window has no such
 * pair.
 */
const edge = v.exactOptional(v.string())

/** When a poster covers a product's page. */
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
 * Reads a city's `extraData`, which is JSON text. Unreadable text plans no versions and has no
 * notes.
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

/** The key of the activity that the insure pages announce; namespace `activity_config`. */
export const ACTIVITY = 'HMB_INSURE_BP'

/**
 * Announcements that an operator shows on a page for a time. They come from GetConfigV2, namespace
 * `pre_insure_page`, with the page (routes/pages.ts) as key; an activity comes from namespace
 * `activity_config` of app `promotion`, key HMB_INSURE_BP.
 */
export const announcements = v.object({
  list: v.array(
    v.object({
      /** Without a city the announcement is shown everywhere. */
      cityCode: v.exactOptional(v.string()),
      title: v.string(),
      text: v.string(),
      startAt: instant,
      endAt: instant,
      /**
       * The announcement is also shown as a popup. With `cache` (`3d`) the user can hide it for
       * that many days.
       */
      popup: v.exactOptional(v.object({ cache: v.exactOptional(v.string()) })),
    }),
  ),
})
export type Announcements = v.InferOutput<typeof announcements>

/**
 * Key beside the activities: the percentage of devices that each activity is released to. A missing
 * entry means all.
 */
export const GREY_RELEASE = 'GREY_RELEASE'
export const greyRelease = v.record(
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
)
