import { useCallback, useEffect, useRef, useState } from 'react'
import { formatQuery } from '@/domain/address/query'
import { ensureSignedIn } from '@/flows/ensure-signed-in'
import { arrival } from '@/platform/address'
import { target } from '@/platform/device'
import { usePageShow } from '@/platform/lifecycle'
import { replace, usePageQuery } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'

export interface LoginGate {
  /** `failed`: the mini-program could not sign in. A browser never fails, it leads to the login. */
  status: 'ready' | 'waiting' | 'failed'
  retry: () => Promise<void>
}

/**
 * For pages that need a login. The mini-program signs in by itself; a browser is led to the login
 * page, which comes back here. Asked again when the page is shown: the hour may have passed.
 */
export const useLoginGate = (): LoginGate => {
  const query = usePageQuery()
  const [status, setStatus] = useState<LoginGate['status']>(() =>
    isSignedIn() ? 'ready' : 'waiting',
  )
  const entering = useRef(false)
  const [path] = useState(() => arrival().path)

  const enter = useCallback(async () => {
    // Another address is on show: this page is being left for the login already.
    if (entering.current || arrival().path !== path) return
    entering.current = true
    setStatus('waiting')
    if (await ensureSignedIn()) setStatus('ready')
    else if (target === 'weapp') setStatus('failed')
    else {
      const redirectPath = path + formatQuery(query)
      await replace(pathTo('login', { redirectPath }))
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
