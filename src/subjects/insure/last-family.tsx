import { useEffect, useState } from 'react'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { lastFamily as copy } from '@/copy/product/last-family'
import { relations } from '@/copy/product/people'
import { wording } from '@/copy/product/wording'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { chooseLastFamily } from '@/stores/family-choice'
import { useSession } from '@/stores/session'
import type { LastFamily as Family } from '@/subjects/apply'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { findLastFamily } from './late-parts'

/** Opens the form with the people of the last order. Nobody is chosen before that tap. */
export const LastFamily = ({ page, info }: { page: ProductPage; info: PageInfo }) => {
  const openId = useSession(({ login }) => login?.openId)
  const [family, setFamily] = useState<Family>()
  useEffect(() => {
    let isWanted = true
    setFamily(undefined)
    if (openId && info.isSellTime && !page.extraData.property)
      void findLastFamily(page, info).then((found) => {
        if (isWanted) setFamily(found)
      })
    return () => {
      isWanted = false
    }
  }, [openId, page, info])
  if (!family) return null
  const { people, left } = family
  const N = people.length
  const open = () => {
    chooseLastFamily(productKey(page))
    void go(pathTo('insureApply', { cityCode: page.cityCode, productCode: page.productCode }))
  }
  return (
    <Card title={copy.title}>
      <Stack gap={3}>
        <Text as="block">
          {people.map(({ name, relationType }) => `${name} ${relations[relationType]}`).join('、')}
        </Text>
        {left > 0 ? (
          <Text as="block" size="s" tone="soft">
            {fill(copy.left, { N: left, ...wording(page) })}
          </Text>
        ) : null}
        <Button block onClick={open}>
          {fill(copy.insureAgain, { N })}
        </Button>
      </Stack>
    </Card>
  )
}
