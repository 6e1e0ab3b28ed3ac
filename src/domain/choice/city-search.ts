/** Finding a city by its name, by its pinyin whole or in part, or by what is sold there. */
export interface Findable {
  cityName: string
  /** Small letters, a space between the words: `shang hai`. */
  pinyin: string
  products: readonly { productName: string }[]
}

/** The letter under which a city stands in the list. */
export const letterOf = ({ pinyin }: Pick<Findable, 'pinyin'>): string =>
  pinyin.slice(0, 1).toUpperCase()

const initialsOf = (pinyin: string): string =>
  pinyin
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')

/** `shang`, `SH`, `shanghai`, `上海` and a product's name all find Shanghai; nothing finds all. */
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

/** Cities by letter, in the order in which they come. */
export function byLetter<T extends Findable>(cities: readonly T[]): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const city of cities)
    groups.set(letterOf(city), [...(groups.get(letterOf(city)) ?? []), city])
  return [...groups]
}
