import type { ReactNode } from 'react'
import { login } from '@/copy/account/login'
import { buttons } from '@/copy/shell/buttons'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'

export interface GatedProps {
  /** What `useLoginGate` answers. */
  gate: { status: 'ready' | 'waiting' | 'failed'; retry: () => Promise<void> }
  /** Title of the page while it waits. */
  title: string
  /** Only called when somebody is signed in, so it may load at once. */
  children: () => ReactNode
}

/** A page that needs a login: its skeleton until there is one, then the page. */
export const Gated = ({ gate, title, children }: GatedProps) => {
  if (gate.status === 'ready') return <>{children()}</>
  return (
    <PageShell title={title}>
      {gate.status === 'waiting' ? (
        <Card>
          <Skeleton lines={4} />
        </Card>
      ) : (
        <StatePanel picture="error" title={login.failed} urgent>
          <Button kind="primary" onClick={gate.retry}>
            {buttons.retry}
          </Button>
        </StatePanel>
      )}
    </PageShell>
  )
}
