/**
 * Decides when a product can be bought and when its poster covers the page. These are two separate
 * facts. All intervals are half-open [start, end).
 */
import { dayOf, type Day } from './day'
import { instantMs, type InstantText } from './instant'

export type TimeWindow = { start: InstantText; end: InstantText }

/** One entry of a city's productSet. */
export type PosterItem = {
  productCode?: string
  disableTimeCheck?: boolean
  effectiveStartTime?: string
  effectiveEndTime?: string
  gapTimeList?: readonly TimeWindow[]
  introImg?: string
}

export type PosterState =
  /** There is no poster now or later. */
  | { state: 'none' }
  /** The page is usable. The caller checks again after `startsInMs`. */
  | { state: 'waiting'; startsInMs: number; startAt: number; endAt: number }
  | { state: 'poster'; image: string; endsInMs: number; endAt: number }
  | { state: 'permanent'; image: string }
  /** A poster is due but has no picture, so the page is `/page-error2?type=notOpened`. */
  | { state: 'notOpened' }

type Span = { startAt: number; endAt: number }

/** The windows of an entry in order of time. Malformed and empty ones are left out. */
export const posterWindows = ({
  effectiveStartTime = '',
  effectiveEndTime = '',
  gapTimeList = [],
}: PosterItem): Span[] =>
  [{ start: effectiveStartTime, end: effectiveEndTime }, ...gapTimeList]
    .map(({ start, end }) => ({ startAt: instantMs(start), endAt: instantMs(end) }))
    .filter(({ startAt, endAt }) => startAt < endAt)
    .sort((a, b) => a.startAt - b.startAt || a.endAt - b.endAt)

/** The first window that is not over decides. `now` is the server's time. */
export function posterAt({ now, item }: { now: InstantText; item: PosterItem }): PosterState {
  const { introImg: image = '', disableTimeCheck = false } = item
  if (disableTimeCheck) return image ? { state: 'permanent', image } : { state: 'notOpened' }

  const at = instantMs(now)
  const next = posterWindows(item).find(({ endAt }) => endAt > at)
  if (!next) return { state: 'none' }
  if (at < next.startAt) return { state: 'waiting', startsInMs: next.startAt - at, ...next }
  if (!image) return { state: 'notOpened' }
  return { state: 'poster', image, endsInMs: next.endAt - at, endAt: next.endAt }
}

export type SalePeriod = { startAt?: InstantText | null; endAt?: InstantText | null }

/**
 * The sale of a product as a page or a list of products carries it. Nobody else reads its end,
 * which is no deadline where the sale goes on (a lint rule).
 */
export interface ToldSale {
  saleStartAt: string
  saleEndAt: string
  saleGoesOn?: boolean
}

/** The period in which a product is sold; without an end where the sale goes on. */
export const salePeriod = ({ saleStartAt, saleEndAt, saleGoesOn }: ToldSale) => ({
  startAt: saleStartAt,
  endAt: saleGoesOn ? null : saleEndAt,
})

/**
 * The last day on which a product is sold; undefined where the sale goes on. A sale ends before its
 * end, so one that ends at midnight ends on the day before.
 */
export const lastSaleDay = (sale: ToldSale): Day | undefined => {
  const { endAt } = salePeriod(sale)
  return endAt === null ? undefined : dayOf(instantMs(endAt) - 1)
}

/** The same of a product page, which carries only the day. */
export const lastDayOnPage = ({
  saleEndOn,
  saleGoesOn,
}: {
  saleEndOn: Day
  saleGoesOn?: boolean
}): Day | undefined => (saleGoesOn ? undefined : saleEndOn)

export type SaleState =
  | { state: 'before'; startsInMs: number }
  | { state: 'open'; endsInMs: number | null }
  | { state: 'ended' }

/**
 * A missing side has no limit. A malformed one keeps the product closed, so that a typo sells
 * nothing.
 */
export function saleAt({ now, startAt, endAt }: { now: InstantText } & SalePeriod): SaleState {
  const at = instantMs(now)
  const start = edge(startAt, -Infinity)
  const end = edge(endAt, Infinity)
  if (at >= start && at < end)
    return { state: 'open', endsInMs: end === Infinity ? null : end - at }
  return at < start && start < end
    ? { state: 'before', startsInMs: start - at }
    : { state: 'ended' }
}

/** Whether a proposal may be created. Outside the sale period the gateway answers 投保时间已截止. */
export const isSellTime = (period: { now: InstantText } & SalePeriod): boolean =>
  saleAt(period).state === 'open'

/**
 * When a product can be reached and bought: its sale period without the windows of posters.
 * Instants are in ms.
 */
export function openSpans({
  startAt,
  endAt,
  poster = {},
}: SalePeriod & { poster?: PosterItem | undefined }): Span[] {
  if (poster.disableTimeCheck) return []
  const until = edge(endAt, Infinity)
  let from = edge(startAt, -Infinity)
  const spans: Span[] = []
  for (const covered of posterWindows(poster)) {
    if (covered.endAt <= from) continue
    if (covered.startAt > from)
      spans.push({ startAt: from, endAt: Math.min(covered.startAt, until) })
    from = covered.endAt
  }
  return [...spans, { startAt: from, endAt: until }].filter(
    ({ startAt: at, endAt: end }) => at < end,
  )
}

/**
 * Since when the product is open now, and when it opens next (ms). A period without a start has no
 * opening.
 */
export function openingsAt({
  now,
  nextStartAt,
  ...offer
}: Parameters<typeof openSpans>[0] & {
  now: number
  /** Start of the next sale round. */
  nextStartAt?: InstantText | undefined
}): {
  since?: number
  next?: number
} {
  const spans = openSpans(offer)
  const current = spans.find(({ startAt, endAt }) => startAt <= now && now < endAt)
  const coming = spans.find(({ startAt }) => startAt > now)
  const next = coming?.startAt ?? (nextStartAt === undefined ? undefined : instantMs(nextStartAt))
  return {
    ...(current && { since: current.startAt }),
    ...(next !== undefined && { next }),
  }
}

const edge = (value: InstantText | null | undefined, open: number) =>
  value === null || value === undefined ? open : instantMs(value)
