import { useState } from 'react'
import type { ProductId } from '@/contract/fields'
import { host } from '@/copy/shell/host'
import { subscribe } from '@/copy/shell/subscribe'
import { openMiniProgram } from '@/platform/environment'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { reportAnswers, SubscribeAsk, useMessageSubscription } from '@/subjects/wechat'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { delegation as copy } from './copy'

/** Offers WeChat's message that the child has finished, where WeChat can ask. SMS needs no question. */
export const TellMe = ({ product }: { product: ProductId }) => {
  const subscribeId = `${product.productCode}_DELEGATION`
  const offer = useMessageSubscription(subscribeId)
  const [isAnswered, setAnswered] = useState(false)
  if (!offer || isAnswered) return null
  const openPage = async () => {
    const webPath = pathTo('delegation', { ...product })
    const opened = await openMiniProgram({
      path: weappPathTo('subscribe', { subscribeId, webPath }),
    })
    if (!opened.ok) toast(host.notOpened)
  }
  return (
    <Card title={copy.tell}>
      <Stack gap={3}>
        <Text as="block">{copy.tellText}</Text>
        {offer.way === 'page' ? (
          <Button size="l" block onClick={openPage}>
            {subscribe.ask}
          </Button>
        ) : (
          <SubscribeAsk
            kind="secondary"
            templateIds={offer.templateIds}
            onAnswers={(answers) => {
              if (reportAnswers(subscribeId, answers)) toast(subscribe.succeeded)
              setAnswered(true)
            }}
          />
        )}
      </Stack>
    </Card>
  )
}
