import { askInsured as copy } from '@/copy/records/ask-insured'
import { host } from '@/copy/shell/host'
import { showPicture } from '@/platform/picture'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'
import type { SendLinkProps } from './send-link.types'

/** WeChat's viewer enlarges the code and can save it or forward it to a chat. */
export const SendLink = ({ link }: SendLinkProps) => (
  <Button
    kind="primary"
    size="l"
    block
    onClick={async () => {
      const name = `confirm-${link.token.slice(0, 26)}`
      const shown = await showPicture({ src: link.image, name })
      if (!shown.ok) toast(host.codeNotShown)
    }}
  >
    {copy.send}
  </Button>
)
