import { useCallback, useEffect, useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { host as copy } from '@/copy/shell/host'
import { shell } from '@/copy/shell/shell'
import { openableAddress, vouchingAddress } from '@/flows/wechat/web-view'
import { replace } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { pathTo } from '@/routes/path-to'
import { takeWebReturn } from '@/stores/web-return'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { WebView } from '@/ui/primitives/web-view'
import { PageShell } from '@/ui/shell/page-shell'

type Shown = { status: 'loading' } | { status: 'failed' } | { status: 'open'; src: string }

/**
 * One of our web pages in a web view. The web view covers everything, so the page draws its own
 * content only while there is none.
 */
export const WebPage = ({ path }: { path: string }) => {
  const [shown, setShown] = useState<Shown>({ status: 'loading' })

  const open = useCallback(async (address: string, stays = false) => {
    const src = await (stays ? vouchingAddress : openableAddress)(address)
    if (src === undefined) return replace(pathTo('insure'))
    setShown({ status: 'open', src })
  }, [])
  useEffect(() => {
    void open(path)
  }, [open, path])
  // A page above passes a result, which a web page can read only from its address.
  usePageShow(() => {
    const left = takeWebReturn()
    if (left) void open(left.address, left.stays)
  })

  if (shown.status === 'open')
    return (
      <WebView
        src={shown.src}
        title={shell.loading}
        onFailed={() => setShown({ status: 'failed' })}
      />
    )
  const again = () => {
    setShown({ status: 'loading' })
    return open(path)
  }
  return (
    <PageShell title={shell.loading} header="hidden">
      {shown.status === 'failed' ? (
        <StatePanel picture="offline" title={copy.webFailed} urgent>
          <Button kind="primary" onClick={again}>
            {buttons.retry}
          </Button>
        </StatePanel>
      ) : (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
    </PageShell>
  )
}
