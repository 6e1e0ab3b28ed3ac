import { useState } from 'react'
import { afterSale as copy, afterSaleTitle } from '@/copy/records/after-sale'
import { buttons } from '@/copy/shell/buttons'
import { isSubscribeDisabled, type SubscribeState } from '@/domain/reminder/reminder'
import type { DialogControls } from '@/ui/dialog/define'
import { WaitedImage } from '@/ui/display/waited-image'
import { Panel } from '@/ui/layout/panel'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import type { AfterSaleProps } from '.'

const words = {
  initial: () => buttons.bookNow,
  booked: () => buttons.booked,
  rejected: () => buttons.rejected,
} satisfies Record<SubscribeState, () => string>

export const AfterSaleBody = ({
  type,
  cover,
  code,
  state: before = 'initial',
  onBook,
  confirm,
  cancel,
}: AfterSaleProps & DialogControls<undefined>) => {
  const [state, setState] = useState(before)
  const book = onBook && (async () => setState(await onBook()))
  return (
    <Panel
      title={state === 'booked' ? copy.bookedTitle : afterSaleTitle({ type, cover })}
      actions={
        <>
          <Button size="l" onClick={cancel}>
            {buttons.close}
          </Button>
          {type === 'policyService' ? (
            <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
              {buttons.viewNow}
            </Button>
          ) : book ? (
            <Button
              kind="primary"
              size="l"
              disabled={isSubscribeDisabled({ state })}
              onClick={book}
            >
              {words[state]()}
            </Button>
          ) : null}
        </>
      }
    >
      {type === 'followGzh' && code ? (
        <>
          <WaitedImage className="hm-panel__code" src={code} alt={copy.followTitle} fit="contain" />
          <Text as="block" tone="soft">
            {copy.followText}
          </Text>
        </>
      ) : (
        <Text as="block" tone="soft">
          {type === 'policyService'
            ? copy.policyText
            : state === 'booked'
              ? copy.bookedText
              : copy.reserveText}
        </Text>
      )}
    </Panel>
  )
}
