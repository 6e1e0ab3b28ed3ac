import fc from 'fast-check'
import {
  isSellTime,
  posterAt,
  posterWindows,
  saleAt,
  type PosterItem,
} from '@/domain/time/sale-window'

const image = '/intro.png'
const at = (text: string) => Date.parse(`${text}+08:00`)
const gap = (start: string, end: string) => ({ start, end })
const past = gap('2024-06-01 00:00:00', '2024-06-02 00:00:00')
const current = gap('2024-06-10 09:00:00', '2024-06-10 18:00:00')
const future = gap('2024-07-01 00:00:00', '2024-07-02 00:00:00')
const now = at('2024-06-10T12:00:00')

describe('posters', () => {
  test('ST071 inside a window the poster counts down to its end', () => {
    expect(posterAt({ now, item: { gapTimeList: [current], introImg: image } })).toEqual({
      state: 'poster',
      image,
      endsInMs: 6 * 3_600_000,
      endAt: at('2024-06-10T18:00:00'),
    })
  })

  test('ST071 the effective time is a window like the gaps', () => {
    const item = {
      effectiveStartTime: current.start,
      effectiveEndTime: current.end,
      introImg: image,
    }
    expect(posterAt({ now: '2024-06-10T04:00:00Z', item }).state).toBe('poster')
  })

  test('ST072 at its end the poster goes and the page proceeds', () => {
    const item = { gapTimeList: [current], introImg: image }
    expect(posterAt({ now: at('2024-06-10T18:00:00') - 1, item }).state).toBe('poster')
    expect(posterAt({ now: at('2024-06-10T18:00:00'), item })).toEqual({ state: 'none' })
  })

  test('ST073 before a window the page says when its poster comes', () => {
    const item = { gapTimeList: [current], introImg: image }
    const start = at('2024-06-10T09:00:00')
    expect(posterAt({ now: start - 3000, item })).toEqual({
      state: 'waiting',
      startsInMs: 3000,
      startAt: start,
      endAt: at('2024-06-10T18:00:00'),
    })
    expect(posterAt({ now: start, item }).state).toBe('poster')
  })

  test('ST074 disableTimeCheck is a permanent poster', () => {
    const item = { disableTimeCheck: true, gapTimeList: [past], introImg: image }
    expect(posterAt({ now, item })).toEqual({ state: 'permanent', image })
  })

  test('ST075 A21 a poster that is due without a picture is notOpened', () => {
    expect(posterAt({ now, item: { gapTimeList: [current] } })).toEqual({ state: 'notOpened' })
    expect(posterAt({ now, item: { gapTimeList: [current], introImg: '' } }).state).toBe(
      'notOpened',
    )
    expect(posterAt({ now, item: { disableTimeCheck: true } })).toEqual({ state: 'notOpened' })
    expect(posterAt({ now, item: { gapTimeList: [future] } }).state).toBe('waiting')
    expect(posterAt({ now, item: { gapTimeList: [past] } }).state).toBe('none')
  })

  test('ST077 windows that are over are skipped, whatever their order', () => {
    expect(
      posterAt({ now, item: { gapTimeList: [future, past, current], introImg: image } }),
    ).toMatchObject({ state: 'poster', endAt: at('2024-06-10T18:00:00') })
    expect(posterAt({ now, item: { gapTimeList: [future, past], introImg: image } })).toMatchObject(
      { state: 'waiting', startAt: at('2024-07-01T00:00:00') },
    )
  })

  test('a malformed, empty or turned window counts for nothing', () => {
    const item: PosterItem = {
      effectiveStartTime: current.start,
      gapTimeList: [
        gap('x', current.end),
        gap(current.start, current.start),
        gap(current.end, current.start),
      ],
      introImg: image,
    }
    expect(posterWindows(item)).toEqual([])
    expect(posterAt({ now, item })).toEqual({ state: 'none' })
    expect(posterAt({ now, item: {} })).toEqual({ state: 'none' })
  })

  test('windows are sorted by start, then by end', () => {
    const times = (gaps: [number, number][]) =>
      posterWindows({ gapTimeList: gaps.map(([start, end]) => ({ start, end })) })
    expect(
      times([
        [5, 9],
        [1, 8],
        [1, 3],
        [1, 5],
      ]),
    ).toEqual([
      { startAt: 1, endAt: 3 },
      { startAt: 1, endAt: 5 },
      { startAt: 1, endAt: 8 },
      { startAt: 5, endAt: 9 },
    ])
  })

  test('agree with a model that looks at every minute', () => {
    const minute = fc.nat(60)
    const base = at('2024-06-10T00:00:00')
    const ms = (count: number) => base + count * 60_000
    const windows = fc.array(fc.tuple(minute, minute), { maxLength: 5 })
    fc.assert(
      fc.property(windows, fc.boolean(), (spans, pictured) => {
        const gapTimeList = spans.map(([start, end]) => ({ start: ms(start), end: ms(end) }))
        const item = { gapTimeList, introImg: pictured ? image : '' }
        const covered = (t: number) => spans.some(([start, end]) => start <= t && t < end)
        for (let t = -1; t <= 61; t += 1) {
          const shown = posterAt({ now: ms(t), item })
          const next = Array.from({ length: 62 - t }, (_, ahead) => t + ahead).find(covered)
          if (next === undefined) expect(shown.state).toBe('none')
          else if (next > t)
            expect(shown).toMatchObject({ state: 'waiting', startsInMs: (next - t) * 60_000 })
          else expect(shown.state).toBe(pictured ? 'poster' : 'notOpened')
          if (shown.state === 'poster')
            expect(covered((shown.endAt - base) / 60_000 - 1)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('sale period', () => {
  const period = { startAt: '2024-06-01T00:00:00+08:00', endAt: '2024-07-01 00:00:00' }
  const start = at('2024-06-01T00:00:00')
  const end = at('2024-07-01T00:00:00')

  test.each([
    [start - 1, false, { state: 'before', startsInMs: 1 }],
    [start, true, { state: 'open', endsInMs: end - start }],
    [end - 1, true, { state: 'open', endsInMs: 1 }],
    [end, false, { state: 'ended' }],
  ])('A19 at %i', (instant, sells, state) => {
    expect(isSellTime({ now: instant, ...period })).toBe(sells)
    expect(saleAt({ now: instant, ...period })).toEqual(state)
  })

  test('a missing side is open', () => {
    expect(saleAt({ now })).toEqual({ state: 'open', endsInMs: null })
    expect(saleAt({ now, startAt: null, endAt: null }).state).toBe('open')
    expect(saleAt({ now, endAt: now }).state).toBe('ended')
    expect(saleAt({ now, startAt: now + 5 })).toEqual({ state: 'before', startsInMs: 5 })
  })

  test('a malformed or turned period never sells', () => {
    expect(saleAt({ now, startAt: 'soon' })).toEqual({ state: 'ended' })
    expect(saleAt({ now, endAt: '' })).toEqual({ state: 'ended' })
    expect(saleAt({ now: 'x' })).toEqual({ state: 'ended' })
    expect(saleAt({ now: 0, startAt: 9, endAt: 9 })).toEqual({ state: 'ended' })
    expect(saleAt({ now: 0, startAt: 9, endAt: 5 })).toEqual({ state: 'ended' })
  })
})
