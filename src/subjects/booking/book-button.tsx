import type { ProductId } from '@/contract/fields'
import { useMessageSubscription } from '@/subjects/wechat'
import { later } from '@/ui/load/later'
import { Button } from '@/ui/primitives/button'
import { subscribeIdOf } from './use-booking'

/** Loaded only where WeChat can ask. */
const SubscribeButton = later(
  async () => (await import('@/ui/primitives/open-tag-button')).SubscribeButton,
  <></>,
)

interface BookButtonProps {
  product: ProductId
  kind: 'primary' | 'secondary'
  children: string
  onBook: () => Promise<void>
  /** The user did not allow the message for the booking. */
  onRejected: () => void
}

/** Books. In the mini-program the same tap lets WeChat ask for the message. */
export const BookButton = ({ product, kind, children, onBook, onRejected }: BookButtonProps) => {
  const offer = useMessageSubscription(subscribeIdOf(product))
  // On the web the message is an SMS, or the mini-program's page asks after the booking.
  if (offer?.way !== 'button')
    return (
      // The button waits until the ways of WeChat are known, because an earlier booking would have
      // no message.
      <Button kind={kind} size="l" block disabled={offer === undefined} onClick={onBook}>
        {children}
      </Button>
    )
  return (
    <SubscribeButton
      kind={kind}
      size="l"
      block
      templateIds={offer.templateIds}
      fallback={null}
      onAnswer={(answers) => {
        const refused = answers.ok && !Object.values(answers.value).includes('accept')
        // If WeChat could not ask, an SMS is still possible.
        if (refused) onRejected()
        else void onBook()
      }}
    >
      {children}
    </SubscribeButton>
  )
}
