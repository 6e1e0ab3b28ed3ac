import { callDoor, ElderDoors, familyDoor } from '@/blocks/elder-doors/elder-doors'
import type { PageInfo } from '@/contract/page-info'
import type { ProductPage } from '@/contract/product-page'
import { elderDoors as copy } from '@/copy/shell/elder-doors'

/** The three things that elderly visitors come for: to buy, to see their cover, to ask. */
export const ElderTop = ({
  page,
  info,
  onBuy,
}: {
  page: ProductPage
  info: PageInfo | undefined
  onBuy: () => void
}) => {
  const isClosed = info !== undefined && !info.isSellTime
  return (
    <ElderDoors
      doors={[
        {
          name: 'buy',
          icon: isClosed ? 'calendar' : 'shield',
          text: isClosed ? copy.book : copy.buy,
          onOpen: onBuy,
        },
        familyDoor(),
        callDoor(page.servicePhone),
      ]}
    />
  )
}
