import { useEffect, useState, type ReactNode } from 'react'
import { isSandbox } from '@/api/sandbox'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'

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
