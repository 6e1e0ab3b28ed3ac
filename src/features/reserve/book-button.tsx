import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { getTemplateIds } from '@/contract/subscribe'
import { isAgentMode } from '@/domain/address/browser-env'
import { templatesToOffer } from '@/domain/choice/subscribe-status'
import { target } from '@/platform/device'
import { useVisit } from '@/stores/visit'
import { Button } from '@/ui/primitives/button'
import { SubscribeButton } from '@/ui/primitives/subscribe-button'
import { subscribeIdOf } from './use-booking'

interface BookButtonProps {
  product: ProductId
  kind: 'primary' | 'secondary'
  children: string
  onBook: () => Promise<void>
  /** The person did not allow the message that a booking is for. */
  onRejected: () => void
}

/** Books; in the mini-program WeChat asks in the same tap whether the message may be sent. */
export const BookButton = ({ product, kind, children, onBook, onRejected }: BookButtonProps) => {
  const templateIds = useTemplates(product)
  if (templateIds.length === 0)
    return (
      <Button kind={kind} size="l" block onClick={onBook}>
        {children}
      </Button>
    )
  return (
    <SubscribeButton
      kind={kind}
      size="l"
      block
      templateIds={templateIds}
      fallback={null}
      onAnswer={(answers) => {
        const refused = answers.ok && !Object.values(answers.value).includes('accept')
        // Where WeChat could not even ask, an SMS may still do.
        if (refused) onRejected()
        else void onBook()
      }}
    >
      {children}
    </SubscribeButton>
  )
}

/** None on the web, where people are told by SMS or asked by the mini-program's own page. */
const useTemplates = (product: ProductId): readonly string[] => {
  const isAgent = useVisit(({ context }) => isAgentMode(context))
  const subscribeId = subscribeIdOf(product)
  const [templateIds, setTemplateIds] = useState<readonly string[]>([])
  useEffect(() => {
    if (target !== 'weapp') return
    void send(getTemplateIds, { subscribeId }).then((answer) => {
      if (answer.ok)
        setTemplateIds(templatesToOffer({ templates: answer.value.templateIdList, isAgent }))
    })
  }, [subscribeId, isAgent])
  return templateIds
}
