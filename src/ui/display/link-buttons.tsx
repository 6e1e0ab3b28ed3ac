import { shell } from '@/copy/shell/shell'
import { copyText } from '@/platform/device'
import { Button } from '../primitives/button'
import { toast } from '../toast/service'

/** Copies a link to send, or changes it for another. */
export const LinkButtons = ({
  url,
  texts,
  onRenew,
}: {
  url: string
  texts: { copy: string; renew: string }
  onRenew: () => Promise<void>
}) => (
  <>
    <Button
      size="l"
      block
      onClick={async () => {
        if ((await copyText(url)).ok) toast(shell.copied)
      }}
    >
      {texts.copy}
    </Button>
    <Button kind="text" block onClick={onRenew}>
      {texts.renew}
    </Button>
  </>
)
