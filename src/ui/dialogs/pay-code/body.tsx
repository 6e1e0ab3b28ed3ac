import { useEffect } from 'react'
import { payCode as copy, payment } from '@/copy/purchase/payment'
import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { LinkCode } from '../../display/link-code'
import { Money } from '../../display/money'
import { Actions, Answers } from '../../layout/actions'
import { Sheet } from '../../layout/sheet'
import { Stack } from '../../layout/stack'
import { Link } from '../../primitives/link'
import { toast } from '../../toast/service'
import type { PayCodeProps } from '.'

/** WeChat's own code is no address of the web, so only the sandbox's can be opened here. */
const isOfSandbox = (url: string): boolean => url.startsWith('/')

export const PayCodeBody = ({
  image,
  url,
  amountFen,
  onAsk,
  over,
  confirm,
  cancel,
}: PayCodeProps & DialogControls<undefined>) => {
  useEffect(() => void over.then(() => confirm(undefined)), [over, confirm])
  return (
    <Sheet
      title={copy.title}
      actions={
        <Actions>
          <Answers
            no={buttons.close}
            onNo={cancel}
            yes={copy.check}
            onYes={async () => {
              if (!(await onAsk())) toast(payment.stillPaying)
            }}
          />
        </Actions>
      }
    >
      <Stack gap={3}>
        <Money fen={amountFen} size="xl" bold />
        <LinkCode image={image} name={copy.name} expire={copy.text} />
        {isOfSandbox(url) ? <Link to={url}>{copy.sandbox}</Link> : null}
      </Stack>
    </Sheet>
  )
}
