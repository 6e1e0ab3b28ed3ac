import { laterCoverText } from '@/subjects/product/copy'

const cover = {
  effectiveOn: '2027-01-01',
  laterCover: { paidFrom: '2027-01-01', effectiveOn: '2027-02-01' },
}

test.each([
  ['2026-12-31', '今天付款 1月1日生效，明天起 2月1日生效'],
  ['2026-12-30', '12月31日及以前付款 1月1日生效，1月1日起付款 2月1日生效'],
  ['2026-12-25', '12月31日及以前付款 1月1日生效，1月1日起付款 2月1日生效'],
  ['2026-12-24', undefined],
  // The page was opened yesterday.
  ['2027-01-01', undefined],
])('on %s: %s', (today, text) => {
  expect(laterCoverText(cover, today)).toBe(text)
})

test('says nothing where nothing changes', () => {
  expect(laterCoverText({ effectiveOn: '2027-01-01' }, '2026-12-31')).toBeUndefined()
})

test('of an order it is told on the last day', () => {
  expect(laterCoverText(cover, '2026-12-30', 1)).toBeUndefined()
  expect(laterCoverText(cover, '2026-12-31', 1)).toBe('今天付款 1月1日生效，明天起 2月1日生效')
})
