import { useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { reader as copy } from '@/copy/shell/reader'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { WebView } from '@/ui/primitives/web-view'

/** A partner's page inside ours: in a frame on the web, over the page in the mini-program. */
export const DocumentWebPage = ({ url, title }: { url: string; title: string }) => {
  const [failed, setFailed] = useState(false)
  if (!failed) return <WebView src={url} title={title} onFailed={() => setFailed(true)} />
  return (
    <StatePanel picture="offline" title={copy.failed} urgent>
      <Button kind="primary" onClick={() => setFailed(false)}>
        {buttons.retry}
      </Button>
    </StatePanel>
  )
}
