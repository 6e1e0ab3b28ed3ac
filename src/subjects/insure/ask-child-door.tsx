import { productId } from '@/contract/fields'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { elderDoors as copy } from '@/subjects/product'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

/** 请子女代办, for products on sale whose form names people. */
export const AskChildDoor = ({
  page,
  info,
  look,
}: {
  page: ProductPage
  info: PageInfo | undefined
  /** `card` in 长辈版, where it is to be noticed. */
  look: 'card' | 'link'
}) => {
  if (!info?.isSellTime || page.extraData.property) return null
  const open = () => go(pathTo('delegation', productId(page)))
  if (look === 'link')
    return (
      <Button kind="text" size="s" onClick={open}>
        {copy.delegate}
      </Button>
    )
  return (
    <Card>
      <Stack gap={3}>
        <Text as="block">{copy.delegateText}</Text>
        <Button size="l" block onClick={open}>
          {copy.delegate}
        </Button>
      </Stack>
    </Card>
  )
}
