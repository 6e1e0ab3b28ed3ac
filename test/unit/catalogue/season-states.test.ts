import { addDays, startOfDayMs } from '@/domain/time/day'
import { posterAt, saleAt } from '@/domain/time/sale-window'
import { readCatalogue } from '../../../server/catalogue/load'
import type { Product } from '../../../server/catalogue/product'

/** On any day somebody who looks around meets every state of a sale; who renews counts its last days. */

const stored = readCatalogue()
const DAY_MS = 86_400_000

/** What is met at noon: by what covers the page, by the sale, and by its end. */
function stateOf({ sale, poster }: Product, now: number): string {
  const cover = posterAt({ now, item: { ...poster, introImg: poster?.introImg ?? '' } }).state
  if (cover === 'poster') return 'covered by its poster'
  const told = saleAt({ now, ...sale })
  if (told.state === 'before') return 'opens soon'
  if (told.state === 'ended') return 'closed'
  const ends = told.endsInMs ?? Infinity
  return ends < 30 * DAY_MS ? 'in its last days' : 'on sale'
}

// Every second day from the end of one year over a leap year's February to the next.
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
