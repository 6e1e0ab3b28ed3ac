import { send } from '@/api/client'
import { listOrders } from '@/contract/order'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useSignedIn } from '@/stores/session'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { desk as copy } from '../copy/desk'

const MOST = 3

/** Asks for the product, because each has its own telephone. Latest orders name it in one tap. */
export const WhichProduct = () => (
  <Card title={copy.which}>
    <Stack gap={4}>
      <Text as="block" tone="soft">
        {copy.whichText}
      </Text>
      {useSignedIn() ? <LatestOrders /> : null}
      <Button kind="primary" size="l" block onClick={() => go(pathTo('insure'))}>
        {copy.choose}
      </Button>
    </Stack>
  </Card>
)

const LatestOrders = () => {
  const { state } = useLoad('latest', () => send(listOrders, { status: 'ALL' }))
  if (state.status !== 'ready' || state.value.list.length === 0) return null
  return (
    <LinkRows
      rows={state.value.list
        .slice(0, MOST)
        .map(({ orderId, cityCode, productCode, productName }) => ({
          key: orderId,
          icon: 'chat' as const,
          to: pathTo('desk', { orderId, cityCode, productCode }),
          words: (
            <>
              <Text as="block">{productName}</Text>
              <Text as="block" size="s" tone="soft" numeric>
                {copy.number} {orderId}
              </Text>
            </>
          ),
        }))}
    />
  )
}
