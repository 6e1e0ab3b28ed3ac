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
