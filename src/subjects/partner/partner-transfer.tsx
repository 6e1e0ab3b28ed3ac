import { useEffect, useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { arrival } from '@/platform/address'
import { replace, usePageQuery } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { transfer as copy } from './copy/transfer'
import { goTo } from './go-to'
import { toPartner, type ToPartner } from './to-partner'

/** Opens a partner's target with its token, or shows why it cannot. */
export const PartnerTransfer = ({ source, target }: { source: string; target: string }) => {
  const query = usePageQuery()
  const [failed, setFailed] = useState<Exclude<ToPartner['kind'], 'GO'>>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    setFailed(undefined)
    void toPartner({ source, target }, query, arrival().path).then((found) => {
      if (left) return
      if (found.kind === 'GO') goTo(found.link, found.more)
      else setFailed(found.kind)
    })
    return () => {
      left = true
    }
  }, [source, target, query, tries])
  return (
    <PageShell title={copy.title} header="hidden">
      {failed === undefined ? (
        <Card>
          <Skeleton lines={4} />
        </Card>
      ) : (
        <StatePanel
          picture="error"
          title={failed === 'NO_TOKEN' ? copy.tokenFailed : copy.placeFailed}
          text={copy.tokenFailedText}
          urgent
        >
          <Button kind="primary" size="l" block onClick={() => setTries(tries + 1)}>
            {buttons.retry}
          </Button>
          <Button kind="text" size="l" block onClick={() => replace(pathTo('insure'))}>
            {buttons.insureNow}
          </Button>
        </StatePanel>
      )}
    </PageShell>
  )
}
