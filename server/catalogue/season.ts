import { addDays, type Day } from '@/domain/time/day'
import type { Finding } from './problem'
import type { ProductFile } from './product-file'

/**
 * Time windows that come again each year. A file names them without a year (`10-30`,
 * `12-31T22:00:00`). Here they become instants of the years around a day in China. A window that
 * has begun keeps its instants until it is over. They change only at the midnight after it, or at
 * the midnight on which the next window is announced.
 */

type SaleFile = ProductFile['sale']
type Season = Extract<SaleFile, { season: unknown }>

/**
 * The sale from startAt until just before endAt, as instants in China time. `endAt` is null where
 * each round touches the next one, because then nothing ends for a buyer. `nextStartAt` is set once
 * the sale is over and another one is planned.
 */
export interface Sale {
  startAt: string
  endAt: string | null
  /** The end of the present round, for clients that know no sale without an end. */
  roundEndAt: string
  nextStartAt?: string
}

interface Round {
  /** The first day of the round, and the first day after it. */
  startOn: Day
  endOn: Day
}

const instantOf = (day: Day): string => `${day}T00:00:00+08:00`

const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The rounds from the year before a day to the year after it, in order of time. */
function roundsAround({ season }: Season, day: Day): Round[] {
  const years = [-1, 0, 1, 2].map((more) => yearOf(day) + more)
  const begun = years
    .flatMap((year) =>
      season.map((round) => ({ ...round, year, startOn: `${year}-${round.from}` })),
    )
    .sort((a, b) => (a.startOn < b.startOn ? -1 : 1))
  return begun.flatMap(({ from, to, year, startOn }, at) => {
    const following = begun[at + 1]
    if (to) return [{ startOn, endOn: addDays(`${to < from ? year + 1 : year}-${to}`, 1) }]
    // A round without a last day lasts until the next round. The last one is left out, because the
    // round after it is not known.
    return following ? [{ startOn, endOn: following.startOn }] : []
  })
}

/**
 * The sale that is announced on a day. Between two rounds it is the past round, until the next one
 * is announced.
 */
export function saleOn(sale: SaleFile, day: Day): Sale {
  if (!('season' in sale)) return { ...sale, roundEndAt: sale.endAt }
  const rounds = roundsAround(sale, day)
  const begun = rounds.filter(({ startOn }) => addDays(startOn, -sale.announceDays) <= day)
  const isOpen = ({ startOn, endOn }: Round) => startOn <= day && day < endOn
  const told = rounds.find(isOpen) ?? begun.at(-1) ?? rounds[0]
  if (!told) throw new Error('a season has a round')
  const next = rounds.find(({ startOn }) => startOn > day)
  const endOn = lastTouching(rounds, told).endOn
  return {
    startAt: instantOf(told.startOn),
    // A season with a gap has one in each year, so rounds that touch up to the last known one never
    // end.
    endAt: endOn === rounds.at(-1)?.endOn ? null : instantOf(endOn),
    roundEndAt: instantOf(told.endOn),
    ...(told.endOn <= day && next && { nextStartAt: instantOf(next.startOn) }),
  }
}

/** The end of a sale as the wire tells it. */
export const soldUntil = ({ endAt, roundEndAt }: Sale) => ({
  saleEndAt: roundEndAt,
  ...(endAt === null && { saleGoesOn: true }),
})

/** The last of the rounds that follow a round without a gap. */
const lastTouching = (rounds: readonly Round[], round: Round): Round => {
  const following = rounds.find(({ startOn }) => startOn === round.endOn)
  return following ? lastTouching(rounds, following) : round
}

/** Finds faults in a season. */
export function brokenSeason({ sale, poster }: Pick<ProductFile, 'sale' | 'poster'>): Finding[] {
  if (!('season' in sale))
    return poster?.daysBefore === undefined
      ? []
      : [{ path: 'poster.daysBefore', message: 'Only with sale.season' }]
  const rounds = roundsAround(sale, '2026-01-01')
  const isOver = rounds.some(({ endOn }, at) => endOn > (rounds[at + 1]?.startOn ?? endOn))
  return isOver ? [{ path: 'sale.season', message: 'Two rounds lie over each other' }] : []
}

interface Window {
  start: string
  end: string
}

const isYearly = (text: string): boolean => /^\d{2}-/.test(text)

/** The present or next window on a day. For a yearly window, also the one after it. */
export function windowsOn({ start, end }: Window, day: Day): Window[] {
  if (!isYearly(start) || !isYearly(end)) return [{ start, end }]
  return [-1, 0, 1, 2]
    .map((more) => yearOf(day) + more)
    .map((year) => ({
      start: `${year}-${start}+08:00`,
      end: `${end < start ? year + 1 : year}-${end}+08:00`,
    }))
    .filter((window) => window.end > instantOf(day))
    .slice(0, 2)
}

type PosterFile = NonNullable<ProductFile['poster']>
export type Poster = Omit<PosterFile, 'daysBefore'>

/** The windows in which the poster covers a product's page, as they are on a day. */
export function posterOn({ poster, sale }: Pick<ProductFile, 'poster' | 'sale'>, day: Day) {
  if (!poster) return undefined
  const {
    daysBefore,
    effectiveStartTime: start,
    effectiveEndTime: end,
    gapTimeList,
    ...rest
  } = poster
  const openings =
    daysBefore !== undefined && 'season' in sale
      ? roundsAround(sale, day)
          .filter(({ startOn }) => startOn > day)
          .slice(0, 2)
          .map(({ startOn }) => ({
            start: instantOf(addDays(startOn, -daysBefore)),
            end: instantOf(startOn),
          }))
      : []
  const [first, ...more] = [
    ...(start && end ? windowsOn({ start, end }, day) : []),
    ...openings,
    ...gapTimeList.flatMap((window) => windowsOn(window, day)),
  ]
  const resolved: Poster = {
    ...rest,
    ...(first && { effectiveStartTime: first.start, effectiveEndTime: first.end }),
    gapTimeList: more,
  }
  return resolved
}
