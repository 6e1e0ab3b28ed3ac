import type { LaterCover as Change } from '@/contract/fields'
import { laterCoverText } from '@/copy/product/later-cover'
import { dayOf, type Day } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import './sale-countdown.css'

/** Says from when a payment brings a later cover, in the last week before. */
export const LaterCover = ({
  of,
}: {
  /** An older gateway names no day of cover for a pay order. */
  of: { effectiveOn?: Day; laterCover?: Change | undefined }
}) => {
  const { effectiveOn, laterCover } = of
  const text = effectiveOn && laterCoverText({ effectiveOn, laterCover }, dayOf(now()))
  return text ? (
    <Box className="hm-countdown">
      <Text as="block" bold numeric>
        {text}
      </Text>
    </Box>
  ) : null
}
