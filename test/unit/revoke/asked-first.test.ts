import { loadCatalogue } from '../../../server/catalogue/load'
import { isAskedFirst } from '../../../server/records/proposal/revoke-deadline'

/** In the hesitation period people leave by right; afterwards the insurer decides, where it is asked. */

const catalogue = loadCatalogue()
const at = (instant: string) => ({ clock: { now: () => Date.parse(instant) } })
const paidAt = Date.parse('2026-11-28T23:59:59+08:00')

test.each([
  ['140500', 'MA01', '2026-11-28T23:59:59+08:00', false],
  ['140500', 'MA01', '2026-11-29T00:00:00+08:00', true],
  ['451000', 'LH47', '2026-12-20T00:00:00+08:00', false],
  ['310000', 'PP57', '2026-12-20T00:00:00+08:00', false],
])('%s %s at %s: %p', (city, code, now, isAsked) => {
  const product = catalogue.product(city, code)
  expect(product && isAskedFirst(at(now), product, { paidAt })).toBe(isAsked)
})
