/** Finds a city by its name, by all or part of its pinyin, or by a product sold there. */
export interface Findable {
  cityName: string
  /** Lower-case letters with a space between the words: `shang hai`. */
  pinyin: string
  products: readonly { productName: string }[]
}

/** The letter under which the list shows a city. */
export const letterOf = ({ pinyin }: Pick<Findable, 'pinyin'>): string =>
  pinyin.slice(0, 1).toUpperCase()

const initialsOf = (pinyin: string): string =>
  pinyin
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')

/**
 * `shang`, `SH`, `shanghai`, `上海` and a product's name all find Shanghai. An empty text finds all
 * cities.
 */
export function findCities<T extends Findable>(cities: readonly T[], typed: string): T[] {
  const sought = typed.toLowerCase().replace(/\s/g, '')
  return cities.filter(
    ({ cityName, pinyin, products }) =>
      cityName.includes(sought) ||
      pinyin.replace(/ /g, '').startsWith(sought) ||
      initialsOf(pinyin).startsWith(sought) ||
      products.some(({ productName }) => productName.includes(sought)),
  )
}

/** Groups the cities by letter and keeps their order. */
export function byLetter<T extends Findable>(cities: readonly T[]): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const city of cities)
    groups.set(letterOf(city), [...(groups.get(letterOf(city)) ?? []), city])
  return [...groups]
}

/**
 * Degrees north and east. WGS-84 and GCJ-02 differ by about 500 m, which does not matter for
 * cities.
 */
export interface Place {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance (haversine). */
export function distanceKm(a: Place, b: Place): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * The nearest city whose reach includes this place. Of several cities at one distance the first
 * wins.
 */
export function nearestCity<T extends { place?: Place & { reachKm: number } }>(
  cities: readonly T[],
  here: Place,
): T | undefined {
  let nearest: { city: T; km: number } | undefined
  for (const city of cities) {
    if (!city.place) continue
    const km = distanceKm(city.place, here)
    if (km <= city.place.reachKm && (!nearest || km < nearest.km)) nearest = { city, km }
  }
  return nearest?.city
}
