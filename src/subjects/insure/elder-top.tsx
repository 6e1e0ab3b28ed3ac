import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { front } from '@/copy/product/front'
import { elderDoors as copy, callDoor, ElderDoors, familyDoor } from '@/subjects/product'
import { AskChildDoor } from './ask-child-door'
import { isClosed } from './buy-bar'

/**
 * The three things that elderly visitors come for: to buy, to see their cover, to ask. Below them
 * stands what helps those who find the form too hard.
 */
export const ElderTop = ({
  page,
  info,
  onBuy,
}: {
  page: ProductPage
  info: PageInfo | undefined
  onBuy: () => void
}) => {
  const closed = isClosed(info)
  return (
    <>
      <ElderDoors
        doors={[
          {
            name: 'buy',
            icon: closed ? 'calendar' : 'shield',
            text: info?.stopWords === undefined ? (closed ? copy.book : copy.buy) : front.paused,
            onOpen: onBuy,
          },
          familyDoor(),
          callDoor(page.servicePhone),
        ]}
      />
      <AskChildDoor page={page} info={info} look="card" />
    </>
  )
}
