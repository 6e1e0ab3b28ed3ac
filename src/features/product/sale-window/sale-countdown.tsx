import type { PageInfo } from '@/contract/page-info'
import { fill } from '@/copy/fill'
import { insure as copy } from '@/copy/product/insure'
import { DAY_MS } from '@/domain/time/day'
import { instantMs } from '@/domain/time/instant'
import { now } from '@/platform/clock'
import { useCountdown } from '@/ui/display/use-countdown'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'

/** A sale that ends later hurries nobody. */
const SOON_MS = 30 * DAY_MS

/** To the start of the sale, or to its end once that is near: days, hours, minutes, seconds. */
export const SaleCountdown = ({ info }: { info: PageInfo }) => {
  const startAt = instantMs(info.saleStartAt)
  const endAt = instantMs(info.saleEndAt)
  const isBefore = now() < startAt
  const edge = isBefore ? startAt : endAt
  const isShown = isBefore || endAt - now() < SOON_MS
  const left = useCountdown(isShown ? edge : undefined)
  if (left.ended) return null
  const { dd: DD, hh: HH, mm: MM, ss: SS } = left
  return (
    <Box role="timer" className="hm-product__countdown">
      <Text tone="soft">{isBefore ? copy.saleStartsIn : copy.saleEndsIn} </Text>
      <Text bold numeric>
        {fill(copy.countdown, { DD, HH, MM, SS })}
      </Text>
    </Box>
  )
}
