import * as v from 'valibot'
import { fen, instant } from './fields'

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit))

/** Where a city is, for those who look for the nearest; a hundredth of a degree is a kilometre. */
export const place = v.object({
  latitude: degrees(90),
  longitude: degrees(180),
  /** Who is farther away is elsewhere. */
  reachKm: v.pipe(v.number(), v.minValue(1)),
})

/** Cities and what is offered in each: GetConfigV2, namespace `pre_insure_page`, key `cities`. */
export const cityList = v.object({
  cities: v.array(
    v.object({
      cityCode: v.string(),
      cityName: v.string(),
      /** Small letters, a space between the words: `shang hai`. */
      pinyin: v.string(),
      /** None for what is sold in the whole country. */
      place: v.exactOptional(place),
      products: v.array(
        v.object({
          productCode: v.string(),
          productName: v.string(),
          slogan: v.string(),
          baseColor: v.string(),
          fromPremiumFen: fen,
          /** Everybody pays the same. */
          onePrice: v.boolean(),
          saleStartAt: instant,
          saleEndAt: instant,
          /** Not what an address means that names the city alone. */
          ofHomes: v.exactOptional(v.boolean()),
        }),
      ),
    }),
  ),
})
export type CityList = v.InferOutput<typeof cityList>
export type City = CityList['cities'][number]
export type OfferedProduct = City['products'][number]
