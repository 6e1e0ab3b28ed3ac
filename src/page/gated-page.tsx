import { useEffect, type ComponentType, type ReactNode } from 'react'
import { login } from '@/copy/account/login'
import { buttons } from '@/copy/shell/buttons'
import type { ParamsOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { loadAnnouncements } from '@/subjects/city'
import { useTermsOfVisit } from '@/subjects/product'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { buildPage, type GatedKey } from './build-page'
import { useLoginGate } from './use-login-gate'

/**
 * A page of the route table that needs a login (`login: true` there, or it does not compile):
 * `export default gatedPage('payment', Payment)`. It is separate from `page`, so that the landing
 * page does not load the gate.
 */
export const gatedPage = <K extends GatedKey>(key: K, Body: ComponentType<ParamsOf<K>>) =>
  buildPage(key, Body, Gated)

interface GatedProps {
  page: PageKey

  /** Title of the page while the login is checked. */
  title: string
  /** Drawn only after sign-in, so it may load data at once. */
  children: ReactNode
}

/** A page that needs a login. It shows a skeleton until the user is signed in. */
const Gated = ({ page, title, children }: GatedProps) => {
  const { status, retry } = useLoginGate()
  const terms = useTermsOfVisit()
  const { term }: Page = pages[page]
  useEffect(() => {
    if (status !== 'ready') return
    loadAnnouncements().then(
      ({ tellAnnouncements }) => tellAnnouncements(page),
      () => undefined,
    )
  }, [status, page])
  if (status === 'ready') return <>{children}</>
  return (
    <PageShell title={term ? terms[term] : title}>
      {status === 'waiting' ? (
        <Card>
          <Skeleton lines={4} />
        </Card>
      ) : (
        <StatePanel picture="error" title={login.failed} urgent>
          <Button kind="primary" onClick={retry}>
            {buttons.retry}
          </Button>
        </StatePanel>
      )}
    </PageShell>
  )
}
