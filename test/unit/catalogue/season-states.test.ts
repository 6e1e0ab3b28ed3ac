import { addDays, startOfDayMs } from '@/domain/time/day'
import { posterAt, saleAt } from '@/domain/time/sale-window'
import { readCatalogue } from '../../../server/catalogue/load'
import type { Product } from '../../../server/catalogue/product'

/** Every state of a sale exists in the catalogue on any day, including the last days of a sale. */

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

test.each(days)('%s has them all, and most products on sale', (day) => {
  const now = startOfDayMs(day) + DAY_MS / 2
  const products = stored.on(day).products()
  const states = products.map((product) => stateOf(product, now))
  for (const state of ['closed', 'opens soon', 'covered by its poster', 'in its last days'])
    expect(states).toContain(state)
  const sold = states.filter((state) => state === 'on sale' || state === 'in its last days')
  expect(sold.length).toBeGreaterThanOrEqual(products.length - 5)
})
