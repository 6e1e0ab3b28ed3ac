import { useRef } from 'react'
import { reminders, reminders as copy } from '@/copy/purchase/reminders'
import { buttons } from '@/copy/shell/buttons'
import {
  retentionDialog,
  retentionOnReturn,
  type RetentionAction,
} from '@/domain/product/retention'
import type { DialogControls } from '@/ui/dialog/define'
import { WaitedImage } from '@/ui/display/waited-image'
import { Answers } from '@/ui/layout/actions'
import { Panel } from '@/ui/layout/panel'
import { useReturn } from '@/ui/load/use-load'
import { Text } from '@/ui/primitives/text'
import { retentionTitleText } from './title'
import type { RetentionProps } from './'

/**
 * The text and the main button of each action. A user follows an account by its code, so that
 * button only closes.
 */
const words = (action: RetentionAction): { text: string; button: string } => {
  switch (action.type) {
    case 'turnOnRenewal':
      return { text: copy.renewalText, button: reminders.renewalOpen }
    case 'showQrCode':
      return { text: copy.followText, button: buttons.iKnow }
    case 'subscribe':
      return { text: copy.subscribedText, button: reminders.subscribe }
    case 'contactService':
      return { text: copy.serviceText, button: reminders.service }
  }
}

export const RetentionBody = ({
  confirm,
  cancel,
  onSubscribe,
  isSubscribed,
  products = {},
  configs = {},
  ...input
}: RetentionProps & DialogControls<undefined>) => {
  const left = useRef(false)
  useReturn(() => {
    const ask = { mode: input.mode, leftToSubscribe: left.current }
    if (retentionOnReturn(ask) !== 'check' || !isSubscribed) return
    void isSubscribed().then((subscribed) => {
      if (retentionOnReturn({ ...ask, subscribed }) === 'close') confirm(undefined)
    })
  })
  const action = retentionDialog(input)?.action ?? { type: 'contactService' as const }
  const { text, button } = words(action)
  const product = products[input.productCode ?? '']
  const act = async () => {
    if (action.type !== 'subscribe' || !onSubscribe) return confirm(undefined)
    left.current = true
    await onSubscribe()
    // If the user did not have to leave the page, the subscription already exists.
    if (await isSubscribed?.()) confirm(undefined)
  }
  return (
    <Panel
      title={retentionTitleText(input)}
      actions={<Answers no={buttons.close} onNo={cancel} yes={button} onYes={act} />}
    >
      {action.type === 'turnOnRenewal' ? (
        <Text as="block" bold>
          {reminders.renewalTitle}
        </Text>
      ) : null}
      {action.type === 'showQrCode' ? (
        <WaitedImage
          className="hm-panel__code"
          src={action.image}
          alt={reminders.followOfficialAccount}
          fit="contain"
        />
      ) : null}
      {product ? (
        <Text as="block" size="s" tone="soft">
          {product}
        </Text>
      ) : null}
      <Text as="block" tone="soft">
        {configs[input.configId ?? ''] ?? text}
      </Text>
    </Panel>
  )
}
