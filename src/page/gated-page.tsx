import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { login } from '@/copy/shell/login'
import { formatQuery } from '@/domain/address/query'
import { arrival } from '@/platform/address'
import { signsInQuietly } from '@/platform/app'
import { replace, usePageQuery } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import type { ParamsOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { useTermsOfVisit } from '@/stores/product-page'
import { isSignedIn } from '@/stores/session'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { loginAddress } from '@/subjects/account'
import { loadAnnouncements } from '@/subjects/city'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { buildPage, type GatedKey } from './page'

export interface LoginGate {
  /**
   * `failed`: the mini-program could not sign in. A browser never fails, because it goes to the
   * login page.
   */
  status: 'ready' | 'waiting' | 'failed'
  retry: () => Promise<void>
}

/**
 * Checks the login of a page. The mini-program signs in without questions; a browser goes to the
 * login page, which returns here. It checks again when the page is shown, because the login may
 * have expired.
 */
const useLoginGate = (): LoginGate => {
  const query = usePageQuery()
  const [status, setStatus] = useState<LoginGate['status']>(() =>
    isSignedIn() ? 'ready' : 'waiting',
  )
  const entering = useRef(false)
  const [path] = useState(() => arrival().path)

  const enter = useCallback(async () => {
    // Another address is shown, so this page is already being left for the login.
    if (entering.current || arrival().path !== path) return
    entering.current = true
    setStatus('waiting')
    if (await ensureSignedIn()) setStatus('ready')
    else if (signsInQuietly) setStatus('failed')
    else {
      await replace(loginAddress({ path, search: formatQuery(query) }))
    }
    entering.current = false
  }, [path, query])

  const check = () => {
    if (!isSignedIn()) void enter()
  }
  useEffect(check, [enter])
  usePageShow(check)

  return { status, retry: enter }
}

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
