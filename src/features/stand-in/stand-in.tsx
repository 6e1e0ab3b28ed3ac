import { standIns as copy } from '@/copy/shell/stand-ins'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { lastPage } from '@/stores/last-page'
import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'

export type StandInKind = 'notFound' | 'housekeeper' | 'noLogin' | 'alert'
/** Notices that an address may ask for; it cannot word one of its own. */
export type AlertType = 'maintenance' | 'ended' | 'network'

interface Wording extends Pick<StatePanelProps, 'picture' | 'title' | 'text'> {
  wayOn: { text: string; to: () => string }
}

const alerts: Record<AlertType, () => Wording> = {
  maintenance: () => ({
    picture: 'wait',
    title: copy.maintenanceTitle,
    text: copy.maintenanceText,
    wayOn: { text: copy.orders, to: () => pathTo('orderCenter') },
  }),
  ended: () => ({
    picture: 'wait',
    title: copy.endedTitle,
    text: copy.endedText,
    wayOn: { text: copy.orders, to: () => pathTo('orderCenter') },
  }),
  network: () => ({
    picture: 'offline',
    title: copy.networkTitle,
    text: copy.networkText,
    wayOn: { text: copy.choose, to: () => pathTo('insure') },
  }),
}

const wordingOf = (kind: StandInKind, type: AlertType): Wording => {
  switch (kind) {
    case 'notFound':
      return {
        picture: 'empty',
        title: copy.allNoFoundTitle,
        text: copy.allNoFoundText,
        wayOn: { text: copy.choose, to: () => pathTo('insure') },
      }
    case 'housekeeper':
      return {
        picture: 'empty',
        title: copy.housekeeperTitle,
        text: copy.housekeeperText,
        wayOn: { text: copy.toService, to: () => pathTo('serviceTabs', { tab: 'care' }) },
      }
    case 'noLogin':
      return {
        picture: 'wait',
        title: copy.noLoginTitle,
        text: copy.noLoginText,
        wayOn: {
          text: copy.toLogin,
          to: () => pathTo('login', { redirectPath: lastPage() ?? pathTo('orderCenter') }),
        },
      }
    case 'alert':
      return alerts[type]()
  }
}

/** What stands in for a page that cannot be shown: why, the way on, and the way back. */
export const StandIn = ({
  kind = 'notFound',
  type = 'maintenance',
}: {
  kind?: StandInKind | undefined
  type?: AlertType | undefined
}) => {
  const { wayOn, ...panel } = wordingOf(kind, type)
  const before = lastPage()
  return (
    <PageShell title={panel.title} header="hidden">
      <StatePanel {...panel}>
        <Button kind="primary" size="l" block onClick={() => replace(wayOn.to())}>
          {wayOn.text}
        </Button>
        {before ? (
          <Button kind="text" size="l" block onClick={() => replace(before)}>
            {copy.lastPage}
          </Button>
        ) : null}
      </StatePanel>
    </PageShell>
  )
}
