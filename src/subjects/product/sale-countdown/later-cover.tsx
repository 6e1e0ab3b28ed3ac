import type { LaterCover as Change } from '@/contract/fields'
import { dayOf, type Day } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { laterCoverText } from '../copy/later-cover'
import './sale-countdown.css'

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
