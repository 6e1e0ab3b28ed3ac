import fc from 'fast-check'
import { tabTitle } from '@/domain/document/documents'
import { isReminderOffered, reminderSubscribeId } from '@/domain/reminder/reminder'
import { cacheDays, flagEndsAt, flagHolds } from '@/domain/time/flag'
import { anyText } from '../../support/any-text'

const HOUR = 3_600_000

describe('KC017 DL066 tab titles', () => {
  test.each([
    ['', ''],
    ['一二三四五六七八', '一二三四五六七八'],
    ['一二三四五六七八九', '一二三四五六七八…'],
    ['一二三四五六七𠮷', '一二三四五六七𠮷'],
    ['一二三四五六七𠮷九', '一二三四五六七𠮷…'],
  ])('%p shows %p', (title, shown) => {
    expect(tabTitle({ title })).toBe(shown)
  })

  test('at most nine characters, beginning as the title does', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const shown = tabTitle({ title })
        expect(Array.from(shown).length).toBeLessThanOrEqual(9)
        expect(title.startsWith(shown.replace(/…$/, ''))).toBe(true)
      }),
    )
  })
})

test.each([
  ['3d', 3],
  [' 30d ', 30],
  ['9999d', 9999],
  ['0d', null],
  ['03d', null],
  ['d', null],
  ['3', null],
  ['3D', null],
  ['3days', null],
  ['x3d', null],
  ['-3d', null],
  ['99999d', null],
  ['', null],
  [null, null],
  [undefined, null],
])('KC028 DL037 cache %p: %p days', (cache, days) => {
  expect(cacheDays({ cache })).toBe(days)
})

describe('KC026 KC027 a flag of one hour', () => {
  const holds = (setAt: number | null, now: number) => flagHolds({ setAt, days: 1 / 24, now })
  test.each([
    [null, 5, false],
    [0, 0, true],
    [0, HOUR - 1, true],
    [0, HOUR, false],
    [5, 4, false],
  ])('set at %p, now %p', (setAt, now, expected) => {
    expect(holds(setAt, now)).toBe(expected)
  })

  test('ends after its days', () => {
    expect(flagEndsAt({ setAt: 7, days: 1 / 24 })).toBe(7 + HOUR)
    expect(flagEndsAt({ setAt: 7, days: 3 })).toBe(7 + 72 * HOUR)
    expect(flagHolds({ setAt: 7, days: 3, now: 7 + 72 * HOUR - 1 })).toBe(true)
  })
})

describe('reminder popup', () => {
  const offered = {
    agentMode: false,
    inWeChat: true,
    productCode: 'LG01',
    disableList: ['PG45'],
    subscribed: false,
    subscriptionExists: false,
  }
  test.each([
    ['otherwise', {}, true],
    ['ST023 agent in WeChat', { agentMode: true }, false],
    ['A7 agent elsewhere', { agentMode: true, inWeChat: false }, true],
    ['ST024 disabled', { disableList: ['LG01'] }, false],
    ['ST025 subscribed', { subscribed: true }, false],
    ['ST026 subscription exists', { subscriptionExists: true }, false],
  ])('%s', (_name, change, answer) => {
    expect(isReminderOffered({ ...offered, ...change })).toBe(answer)
  })

  test.each([
    ['browser', null],
    ['officialAccount', 'OA'],
    ['miniProgram', 'MP'],
  ] as const)('ST026 in %s the id is %p', (page, id) => {
    const ids = { wxPublicSubscribeId: 'OA', wxAppSubscribeId: 'MP' }
    expect(reminderSubscribeId({ page, ...ids })).toBe(id)
    expect(reminderSubscribeId({ page })).toBeNull()
  })
})
