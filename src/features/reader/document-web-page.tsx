import { useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { reader as copy } from '@/copy/shell/reader'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { WebView } from '@/ui/primitives/web-view'

/** A page of a partner's, shown inside ours: on the web in a frame, in the mini-program over it. */
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
