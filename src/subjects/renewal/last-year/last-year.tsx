import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import { listPolicies } from '@/contract/policy'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { arrival } from '@/platform/address'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { useSignedIn } from '@/stores/session'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { wx as copy } from '../copy'

/** The people whom the signed-in user insured with this product before, and until when. */
export const LastYear = ({ page }: { page: ProductPage }) => {
  const product = productId(page)
  const signedIn = useSignedIn()
  const { state } = useLoad(`${productKey(product)} ${signedIn}`, async () =>
    signedIn ? send(listPolicies, product) : { ok: true as const, value: undefined },
  )
  const title = fill(copy.insuredBefore, wording(page))
  if (!signedIn) {
    const { path, search } = arrival()
    return (
      <Card title={title}>
        <Stack gap={3}>
          <Text as="block" tone="soft">
            {copy.signInToSee}
          </Text>
          <Button block onClick={() => go(pathTo('login', { redirectPath: path + search }))}>
            {copy.signIn}
          </Button>
        </Stack>
      </Card>
    )
  }
  // Earlier policies only help. Without them the user can renew too.
  if (state.status !== 'ready' || !state.value) return null
  const { list } = state.value
  return (
    <Card title={title}>
      {list.length > 0 ? (
        <LinkRows
          rows={list.map(({ policyId, expireOn, ...insured }) => ({
            key: policyId,
            to: pathTo('policyDetail', { policyId }),
            icon: 'shield',
            words: `${insuredNameText(insured)} ${fill(copy.until, { DAY: expireOn })}`,
          }))}
        />
      ) : (
        <Text as="block" tone="soft">
          {copy.noneBefore}
        </Text>
      )}
    </Card>
  )
}
