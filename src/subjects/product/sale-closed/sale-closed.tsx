import { productId } from '@/contract/fields'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { front as copy } from '@/copy/product/front'
import { wording } from '@/copy/product/wording'
import { buttons } from '@/copy/shell/buttons'
import { minuteText } from '@/domain/time/instant'
import { saleAt, salePeriod } from '@/domain/time/sale-window'
import { now } from '@/platform/clock'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Text } from '@/ui/primitives/text'

/** Why a product cannot be bought now, and what the user can do instead. */
export const SaleClosed = ({ page, info }: { page: ProductPage; info: PageInfo }) => {
  if (info.stopWords !== undefined) return <SaleStopped page={page} words={info.stopWords} />
  const { startAt, endAt } = salePeriod(info)
  if (info.isSellTime || endAt === null) return null
  const isBefore = saleAt({ now: now(), startAt, endAt }).state === 'before'
  return (
    <Card title={isBefore ? copy.notYet : copy.closed}>
      <Text as="block" tone="soft">
        {isBefore
          ? fill(copy.notYetText, { TIME: minuteText(startAt) })
          : fill(copy.closedText, { TIME: minuteText(endAt) })}
      </Text>
      <LinkRows
        rows={[
          {
            key: 'book',
            to: pathTo('reserve', productId(page)),
            icon: 'calendar',
            words: buttons.bookNow,
          },
          ...records(page),
        ]}
      />
    </Card>
  )
}

/** Staff stopped the sale. It is not booked, because nobody knows when it goes on. */
const SaleStopped = ({ page, words }: { page: ProductPage; words: string }) => (
  <Card title={copy.paused}>
    <Text as="block" tone="soft">
      {words}
    </Text>
    <LinkRows rows={records(page)} />
  </Card>
)

const records = (page: ProductPage) => [
  {
    key: 'orders',
    to: pathTo('orderCenter', productId(page)),
    icon: 'document' as const,
    words: wording(page).orderCenter,
  },
  {
    key: 'policies',
    to: pathTo('policyList', productId(page)),
    icon: 'shield' as const,
    words: copy.policies,
  },
]
