import * as v from 'valibot'
import { fen, instant, saleGoesOn } from './fields'

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
