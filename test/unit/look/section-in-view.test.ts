import { isSectionInSight, sectionInView } from '@/domain/look/scroll'

/** A screen of 800 px with a bar of 50 px. */
const at = (tops: (number | null)[], bottom: number) =>
  sectionInView({ tops, bottom, edge: 50, height: 800 })

test.each<[string, (number | null)[], number, number]>([
  ['the first before any is reached', [600, 1200, 2000], 3000, 0],
  ['the one at the bar', [-900, 40, 700], 3000, 1],
  ['not the one that only comes into sight', [-900, 60, 700], 3000, 0],
  ['the drawn ones if others still wait', [-500, 30, null], Infinity, 1],
  ['the last one once it is seen whole', [-2000, -300, 500], 790, 2],
  ['the middle one on the way there', [-700, 150, 700], 1300, 1],
])('%s', (_, tops, bottom, index) => {
  expect(at(tops, bottom)).toBe(index)
})

test('every section of a page has its turn, in order', () => {
  const starts = [0, 500, 900, 1300, 1500, 1650]
  const seen = new Set<number>()
  let last = 0
  for (let scrolled = 0; scrolled <= 1100; scrolled += 5) {
    const found = at(
      starts.map((start) => start + 60 - scrolled),
      1860 - scrolled,
    )
    expect(found).toBeGreaterThanOrEqual(last)
    last = found
    seen.add(found)
  }
  expect([...seen]).toEqual([0, 1, 2, 3, 4, 5])
})

test.each<[string, (number | null)[], number, boolean]>([
  ['below the screen', [100, 900], 1, false],
  ['partly on the screen', [100, 700], 1, true],
  ['above the bar', [-900, 40], 0, false],
  ['read at its end, before one that is not drawn', [-900, null], 0, true],
  ['not drawn', [100, null], 1, false],
])('a section %s', (_, tops, section, inSight) => {
  expect(isSectionInSight({ tops, bottom: 3000, edge: 50, height: 800 }, section)).toBe(inSight)
})
