import type { LaterCover as Change } from '@/contract/fields'
import type { PageInfo } from '@/contract/product'
import { fill } from '@/copy/fill'
import { DAY_MS, dayOf, type Day } from '@/domain/time/day'
import { instantMs, minuteText } from '@/domain/time/instant'
import { salePeriod } from '@/domain/time/sale-window'
import { now } from '@/platform/clock'
import { useCountdown } from '@/ui/display/use-countdown'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { laterCoverText } from '../copy'
import { saleCountdown as copy } from './copy'
import './sale-countdown.css'

/** A sale that ends later needs no countdown. */
const SOON_MS = 30 * DAY_MS

/**
 * Counts down to the start of the sale, or to its end once that is near. For a renewal it counts to
 * the end of the renewal period. Where the sale goes on there is no such end, and the card says
 * from when cover begins later.
 */
export const SaleCountdown = ({
  info,
  renewing,
}: {
  info: PageInfo
  renewing?: boolean | undefined
}) => {
  const { startAt, endAt } = salePeriod(info)
  const start = instantMs(startAt)
  const end = endAt === null ? Infinity : instantMs(endAt)
  const isBefore = now() < start
  const isShown = isBefore || end - now() < SOON_MS
  const edge = isBefore ? startAt : endAt
  const left = useCountdown(isShown && edge ? instantMs(edge) : undefined)
  if (left.ended) return <LaterCover of={info} />
  if (!left.running) return <SaleEdge at={edge ?? ''} isBefore={isBefore} renewing={renewing} />
  const ends = renewing ? copy.renewalEndsIn : copy.saleEndsIn
  const { dd: DD, hh: HH, mm: MM, ss: SS } = left.running
  return (
    <Box role="timer" className="hm-countdown">
      <Text tone="soft">{isBefore ? copy.saleStartsIn : ends} </Text>
      <Text bold numeric>
        {fill(copy.countdown, { DD, HH, MM, SS })}
      </Text>
    </Box>
  )
}

/** The same as a day and an hour, where nothing ticks. */
const SaleEdge = ({
  at,
  isBefore,
  renewing,
}: {
  at: string
  isBefore: boolean
  renewing: boolean | undefined
}) => {
  const ends = renewing ? copy.renewalEndsAt : copy.saleEndsAt
  return (
    <Box className="hm-countdown">
      <Text bold numeric>
        {fill(isBefore ? copy.saleStartsAt : ends, { TIME: minuteText(at) })}
      </Text>
    </Box>
  )
}

/**
 * Says from when a payment brings a later cover: in the last week before, or of an order, which
 * lasts for hours, on the last day.
 */
export const LaterCover = ({
  of,
  ordered = false,
}: {
  /** An older gateway names no day of cover for a pay order. */
  of: { effectiveOn?: Day; laterCover?: Change | undefined }
  ordered?: boolean
}) => {
  const { effectiveOn, laterCover } = of
  const text =
    effectiveOn &&
    laterCoverText({ effectiveOn, laterCover }, dayOf(now()), ordered ? 1 : undefined)
  return text ? (
    <Box className="hm-countdown">
      <Text as="block" bold numeric>
        {text}
      </Text>
    </Box>
  ) : null
}
