import { useCallback, useEffect, useRef, useState } from 'react'
import { formatQuery } from '@/domain/address/query'
import { arrival } from '@/platform/address'
import { target } from '@/platform/app'
import { replace, usePageQuery } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { isSignedIn } from '@/stores/session'
import { ensureSignedIn, loginAddress } from '@/subjects/account'

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
export const useLoginGate = (): LoginGate => {
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
    else if (target === 'weapp') setStatus('failed')
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
