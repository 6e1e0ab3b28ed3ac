import { useEffect } from 'react'
import { send } from '@/api/client'
import { resolveScene } from '@/contract/wechat'
import { shell } from '@/copy/shell/shell'
import { replace } from '@/platform/navigation'
import { weappAddressOf } from '@/routes/build'
import { destinationOf, type Asked } from '@/routes/destination'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'

/** Resolves the scene of a code or link. An unknown scene leads to the home page. */
const asked = async ({ scene, ...given }: Asked & { scene?: string | undefined }) => {
  if (scene === undefined) return given
  const found = await send(resolveScene, { scene })
  return found.ok ? found.value : given
}

/** The share page, which opens the page that a code, a message or a partner's link names. */
export const Redirect = ({
  routeKey,
  paramStr,
  redirectPath,
  scene,
  q,
}: Asked & { scene?: string | undefined }) => {
  useEffect(() => {
    let left = false
    void asked({ routeKey, paramStr, redirectPath, scene, q }).then((wanted) => {
      const { key, params } = destinationOf(wanted)
      if (!left) void replace(weappAddressOf(key, params))
    })
    return () => {
      left = true
    }
  }, [routeKey, paramStr, redirectPath, scene, q])
  return (
    <PageShell title={shell.loading} header="hidden">
      <Card>
        <Skeleton lines={4} />
      </Card>
    </PageShell>
  )
}
