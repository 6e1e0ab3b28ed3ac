import { addDays, startOfDayMs } from '@/domain/time/day'
import { posterAt, saleAt } from '@/domain/time/sale-window'
import { readCatalogue } from '../../../server/catalogue/load'
import type { Product } from '../../../server/catalogue/product'

/** Every state of a sale exists in the catalogue at any time, including the last days of a sale. */

const stored = readCatalogue()
const DAY_MS = 86_400_000

/** The state of a product's page: its poster, its sale, and the end of the sale. */
function stateOf({ sale, poster }: Product, now: number): string {
  const cover = posterAt({ now, item: { ...poster, introImg: poster?.introImg ?? '' } }).state
  if (cover === 'poster') return 'covered by its poster'
  const told = saleAt({ now, ...sale })
  if (told.state === 'before') return 'opens soon'
  if (told.state === 'ended') return 'closed'
  const ends = told.endsInMs ?? Infinity
  return ends < 30 * DAY_MS ? 'in its last days' : 'on sale'
}

// Every second day for a year from the end of 2027, which includes February of a leap year.
const days = Array.from({ length: 186 }, (_, at) => addDays('2027-12-28', 2 * at))
const statesOn = new Map(
  days.map((day) => {
    const now = startOfDayMs(day) + DAY_MS / 2
    return [
      day,
      stored
        .on(day)
        .products()
        .map((product) => stateOf(product, now)),
    ]
  }),
)
const products = stored.on('2027-12-28').products().length

test.each(days)('%s has them all, and most products on sale', (day) => {
  const states = statesOn.get(day) ?? []
  for (const state of ['closed', 'opens soon', 'covered by its poster'])
    expect(states).toContain(state)
  // Between two rounds of the sales that end, none of them is open for up to three days.
  const soon = [day, addDays(day, 2), addDays(day, 4)].flatMap((on) => statesOn.get(on) ?? [])
  if (statesOn.has(addDays(day, 4))) expect(soon).toContain('in its last days')
  const sold = states.filter((state) => state === 'on sale' || state === 'in its last days')
  expect(sold.length).toBeGreaterThanOrEqual(products - 5)
})

test('a sale that ends is followed by a pause: nobody counts down to the next round', () => {
  const ending = stored
    .on('2026-11-28')
    .products()
    .flatMap((product) => {
      const { endAt } = product.sale
      return endAt === null ? [] : [{ product, endAt: Date.parse(endAt) }]
    })
  expect(ending.length).toBeGreaterThanOrEqual(4)
  for (const { product, endAt } of ending) {
    const after = product.saleOn(new Date(endAt + DAY_MS).toISOString().slice(0, 10))
    expect(saleAt({ now: endAt, ...after }).state).not.toBe('open')
  }
})
