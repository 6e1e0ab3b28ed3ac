import { buttons } from '@/copy/shell/buttons'
import { readRedirectPath } from '@/domain/address/link'
import { linkHosts } from '@/platform/address'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { bindOnce } from '@/subjects/wechat'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { transfer as copy } from './copy'

type Outcome = 'success' | 'fail' | 'unneeded'

const panels: Record<Outcome, () => Pick<StatePanelProps, 'picture' | 'title' | 'text'>> = {
  success: () => ({ picture: 'success', title: copy.boundTitle, text: copy.boundText }),
  fail: () => ({ picture: 'failure', title: copy.unboundTitle, text: copy.unboundText }),
  unneeded: () => ({ picture: 'empty', title: copy.unneededTitle, text: copy.unneededText }),
}

/** Binds a partner's customer to the city's official account, shows the result and continues. */
export const Bind = ({ redirectPath }: { redirectPath?: string | undefined }) => {
  const { state } = useLoad('binding', async () => {
    const outcome: Outcome = (await bindOnce()) ?? 'unneeded'
    return { ok: true as const, value: outcome }
  })
  const { kind, url } = readRedirectPath({
    asked: redirectPath,
    fallback: pathTo('insure'),
    allowedHosts: linkHosts(),
  })
  /** A partner's page is shown inside ours, so that Back leads here again. */
  const goOn = kind === 'relative' ? url : pathTo('reader', { url })
  return (
    <PageShell title={copy.bindTitle} header="hidden">
      {state.status === 'ready' ? (
        <StatePanel {...panels[state.value]()} withHelp>
          <Button kind="primary" size="l" block onClick={() => replace(goOn)}>
            {redirectPath ? copy.goOn : buttons.insureNow}
          </Button>
          <Button kind="text" size="l" block onClick={() => replace(pathTo('orderCenter'))}>
            {copy.toOrders}
          </Button>
        </StatePanel>
      ) : (
        <Card>
          <Skeleton lines={4} />
        </Card>
      )}
    </PageShell>
  )
}
