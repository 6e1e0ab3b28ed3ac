import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { canJoinActivity, fissionIndex, type Activity, type SharedSoFar } from '@/contract/share'
import { fill } from '@/copy/fill'
import { fenToYuan } from '@/domain/money/money'
import { isSignedIn } from '@/stores/session'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Text } from '@/ui/primitives/text'
import { shareGift as copy } from './copy'

interface Known {
  activity: Activity
  soFar: SharedSoFar | undefined
}

/**
 * The present reward for sharing a product and the rewards so far. It is empty until they are
 * known.
 */
export const ActivityCard = ({ page }: { page: ProductPage }) => {
  const [known, setKnown] = useState<Known>()
  const { cityCode, productCode } = page
  useEffect(() => {
    let gone = false
    const product = productId({ cityCode, productCode })
    const read = async () => {
      const activity = await send(canJoinActivity, product)
      if (!activity.ok) return
      const asks = activity.value.canJoin && isSignedIn()
      const soFar = asks ? await send(fissionIndex, product) : undefined
      const shown = soFar?.ok ? soFar.value : undefined
      if (!gone) setKnown({ activity: activity.value, soFar: shown })
    }
    void read()
    return () => {
      gone = true
    }
  }, [cityCode, productCode])
  if (!known) return null
  const { canJoin, rewardFen, endOn } = known.activity
  if (!canJoin)
    return (
      <Card title={copy.activity}>
        <Text as="block" tone="soft">
          {copy.noActivity}
        </Text>
      </Card>
    )
  return (
    <Card title={copy.activity}>
      <Text as="block">
        {fill(copy.eachFriend, { YUAN: fenToYuan({ fen: rewardFen, trimZeros: true }) })}
      </Text>
      {endOn === null ? null : (
        <Text as="block" size="s" tone="soft" numeric>
          {fill(copy.until, { DAY: endOn })}
        </Text>
      )}
      {known.soFar ? <SoFar {...known.soFar} /> : null}
    </Card>
  )
}

const SoFar = ({ friends, pendingFen, earnedFen }: SharedSoFar) => (
  <Facts
    facts={[
      { name: copy.friends, value: fill(copy.friendCount, { N: friends }) },
      { name: copy.pending, value: <Money fen={pendingFen} /> },
      { name: copy.earned, value: <Money fen={earnedFen} /> },
    ]}
  />
)
