import { useCallback, useEffect, useState } from 'react'
import { host as copy } from '@/copy/shell/host'
import { hasNativePages } from '@/platform/app'
import { can, openMiniProgram } from '@/platform/environment'
import { replace } from '@/platform/navigation'
import { weappPathTo } from '@/routes/build'
import { MiniProgramDoor, paramStrOf, useDoor } from '@/subjects/wechat'
import { ask } from '@/ui/dialog/service'
import { pictureDialog } from '@/ui/dialogs/picture'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'

/**
 * A product whose page exists only in the mini-program. It opens there; elsewhere the page says
 * how.
 */
export const HandOver = ({ productCode }: { productCode: string }) => {
  const path = weappPathTo('nativeProduct', { productCode })
  const [bridged] = useState(() => can('miniProgramBridge'))
  const door = useDoor(
    bridged ? undefined : { routeKey: 'nativeProduct', paramStr: paramStrOf({ productCode }) },
  )

  const open = useCallback(async () => {
    const opened = await openMiniProgram({ path })
    if (!opened.ok) toast(copy.notOpened)
  }, [path])
  useEffect(() => {
    if (hasNativePages) void replace(path)
    else if (bridged) void open()
  }, [bridged, open, path])

  return (
    <PageShell title={copy.openNative} header="hidden">
      {hasNativePages ? null : (
        <StatePanel picture="wait" title={copy.openNative} text={copy.openNativeText}>
          {bridged ? (
            <Button kind="primary" size="l" block onClick={open}>
              {copy.toMiniProgram}
            </Button>
          ) : (
            <MiniProgramDoor
              {...door}
              path={path}
              onEnlarge={(code) => void ask(pictureDialog, code)}
              onFailed={() => toast(copy.notOpened)}
            />
          )}
        </StatePanel>
      )}
    </PageShell>
  )
}
