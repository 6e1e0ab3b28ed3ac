import type { ProductId } from '@/contract/fields'
import { useSubscribing } from '@/flows/subscribing'
import { later } from '@/ui/load/later'
import { Button } from '@/ui/primitives/button'
import { subscribeIdOf } from './use-booking'

/** Only where WeChat can be asked. */
const SubscribeButton = later(
  async () => (await import('@/ui/primitives/subscribe-button')).SubscribeButton,
  <></>,
)

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
  const offer = useSubscribing(subscribeIdOf(product))
  // On the web people are told by SMS, or asked by the mini-program's own page once they booked.
  if (offer?.way !== 'button')
    return (
      // Booked before it is known what WeChat can ask, it would go without its message.
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
        // Where WeChat could not even ask, an SMS may still do.
        if (refused) onRejected()
        else void onBook()
      }}
    >
      {children}
    </SubscribeButton>
  )
}
