import { type ReactNode, useEffect, useState } from 'react'
import { request } from '@/platform/http'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'

/** A page for testers waits for this answer, so a longer wait counts as no answer. Milliseconds. */
const PATIENCE_MS = 10_000

/** Whether the gateway runs as the sandbox. Only the sandbox answers this address. */
const isSandbox = async (): Promise<boolean> => {
  const answer = await request({ path: '/sandbox/clock', method: 'GET', timeoutMs: PATIENCE_MS })
  return answer.ok && answer.value.status === 200
}

/** Content for testers. With a real gateway its address is treated as unknown. */
export const SandboxOnly = ({ title, children }: { title: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    void isSandbox().then((sandbox) => {
      if (sandbox) setOpen(true)
      else void replace(pathTo('insure'))
    })
  }, [])
  if (open) return <>{children}</>
  return (
    <PageShell title={title}>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </PageShell>
  )
}
