import { useCallback, useEffect, useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { login } from '@/copy/shell/login'
import type { PortResult } from '@/platform/failure'
import { back, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { leaveForWebView } from '@/stores/web-return'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { PhoneNumberButton } from '@/ui/primitives/native-button'
import { PageShell } from '@/ui/shell/page-shell'
import { cityService as copy } from './copy'
import { takePhone } from './identity/take-phone'

interface CityServiceProps {
  /** The page in the web view below that needs the login. */
  webPath?: string | undefined
}

/** Signs in through WeChat for a city's services, then continues to the requested page. */
export const CityService = ({ webPath }: CityServiceProps) => {
  const [status, setStatus] = useState<'waiting' | 'signedIn' | 'failed'>('waiting')
  const signIn = useCallback(async () => {
    setStatus('waiting')
    setStatus((await ensureSignedIn()) ? 'signedIn' : 'failed')
  }, [])
  useEffect(() => {
    void signIn()
  }, [signIn])

  const [isBound, setBound] = useState(false)
  const bindPhone = async (code: PortResult<string>) => {
    if (await takePhone(code)) setBound(true)
  }

  const goOn = () => {
    if (webPath === undefined) return replace(pathTo('policyList'))
    leaveForWebView({ address: webPath, stays: true })
    return back(pathTo('web', { path: webPath }))
  }

  return (
    <PageShell title={copy.title}>
      {status === 'waiting' ? (
        <Card>
          <Skeleton lines={4} />
        </Card>
      ) : status === 'failed' ? (
        <StatePanel picture="error" title={login.failed} urgent>
          <Button kind="primary" onClick={signIn}>
            {buttons.retry}
          </Button>
        </StatePanel>
      ) : (
        <StatePanel picture="success" title={copy.signedIn} text={copy.signedInText}>
          {isBound ? null : (
            <PhoneNumberButton size="l" block onCode={bindPhone} fallback={null}>
              {copy.bindPhone}
            </PhoneNumberButton>
          )}
          <Button kind="primary" size="l" block onClick={goOn}>
            {copy.goOn}
          </Button>
        </StatePanel>
      )}
    </PageShell>
  )
}
