import { useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import { subscribe as copy } from '@/copy/shell/subscribe'
import { stepSubscribe, subscribeStateOf } from '@/domain/reminder/reminder'
import { openMiniProgram } from '@/platform/environment'
import { weappPathTo } from '@/routes/build'
import { reportAnswers, SubscribeAsk, useMessageSubscription } from '@/subjects/wechat'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'

interface ResultSubscribeProps {
  productCode: string
  /** This page's address, to which the surrounding mini-program returns. */
  here: string
  /** The mini-program's subscribe page adds it when it returns. */
  subscribeStatus: string | undefined
}

/** Offers messages after a purchase where WeChat can ask for them; nothing elsewhere. */
export const ResultSubscribe = ({ productCode, here, subscribeStatus }: ResultSubscribeProps) => {
  const offer = useMessageSubscription(productCode)
  const [state, setState] = useState(() => subscribeStateOf({ urlStatus: subscribeStatus }))
  if (state === 'initial' && !offer) return null

  const openPage = async () => {
    const path = weappPathTo('subscribe', { subscribeId: productCode, webPath: here })
    const opened = await openMiniProgram({ path })
    if (!opened.ok) toast(host.notOpened)
  }
  return (
    <Card title={copy.title}>
      <Text as="block" tone="soft" className="hm-checkout__ask">
        {copy.text}
      </Text>
      {state !== 'initial' || !offer ? (
        <Button size="l" block disabled>
          {state === 'booked' ? copy.succeeded : buttons.rejected}
        </Button>
      ) : offer.way === 'page' ? (
        <Button size="l" block onClick={openPage}>
          {copy.ask}
        </Button>
      ) : (
        <SubscribeAsk
          kind="secondary"
          templateIds={offer.templateIds}
          onAnswers={(answers) => {
            const accepted = reportAnswers(productCode, answers)
            if (accepted) toast(copy.succeeded)
            setState(stepSubscribe({ state, result: accepted ? 'accept' : 'reject' }))
          }}
        />
      )}
    </Card>
  )
}
