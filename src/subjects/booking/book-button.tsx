import { useState } from 'react'
import { send } from '@/api/client'
import { cancelAppointment, confirmAppointment } from '@/contract/booking'
import { productId, type ProductId } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { reserve as copy } from '@/copy/product/reserve'
import { login } from '@/copy/shell/login'
import { newId } from '@/domain/base/uuid'
import { signsInQuietly } from '@/platform/app'
import { can, openMiniProgram } from '@/platform/environment'
import { go } from '@/platform/navigation'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { useMessageSubscription } from '@/subjects/wechat'
import { alert } from '@/ui/dialog/message'
import { later } from '@/ui/load/later'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'

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

/** The subscription of this page: the product's code and the place (server/subscription). */
const subscribeIdOf = ({ productCode }: ProductId): string => `${productCode}_RESERVE`

/** Books and cancels a booking. On the web a user without a login goes to the login page first. */
export const useBooking = (product: ProductId, onChanged: () => Promise<void>) => {
  const [keys, setKeys] = useState(() => ({ book: newId(), cancel: newId() }))
  const here = pathTo('reserve', productId(product))

  const settled = async () => {
    // Each new booking or cancellation needs new keys.
    setKeys({ book: newId(), cancel: newId() })
    await onChanged()
  }
  const book = async () => {
    if (!(await ensureSignedIn())) {
      if (signsInQuietly) return toast(login.failed)
      return go(pathTo('login', { redirectPath: here }))
    }
    const answer = await send(confirmAppointment, productId(product), keys.book)
    if (!answer.ok) return void alert({ title: failureText(answer.error, product) })
    await settled()
    // The surrounding mini-program may send messages only after its own question.
    if (can('miniProgramBridge'))
      await openMiniProgram({
        path: weappPathTo('subscribe', { subscribeId: subscribeIdOf(product), webPath: here }),
      })
  }
  const cancel = async () => {
    const answer = await send(cancelAppointment, productId(product), keys.cancel)
    if (!answer.ok) return void alert({ title: failureText(answer.error, product) })
    toast(copy.cancelled)
    await settled()
  }
  return { book, cancel }
}
