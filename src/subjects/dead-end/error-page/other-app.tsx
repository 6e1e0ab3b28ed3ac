import { errorPage as copy } from '@/copy/errors/error-page'
import { host } from '@/copy/shell/host'
import { absolute } from '@/platform/address'
import { copyText } from '@/platform/device'
import { weappPathTo } from '@/routes/build'
import { MiniProgramDoor, useDoor } from '@/subjects/wechat'
import { ask } from '@/ui/dialog/service'
import { pictureDialog } from '@/ui/dialogs/picture'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'

/** The way to a page that opens only in another app: its link and, if allowed, the mini-program. */
export const OtherApp = ({
  address,
  inMiniProgram,
}: {
  /** One of our paths with its query. */
  address: string
  inMiniProgram: boolean
}) => {
  const door = useDoor(inMiniProgram ? { routeKey: 'web', redirectPath: address } : undefined)
  const copyLink = async () => {
    const copied = await copyText(absolute(address))
    toast(copied.ok ? copy.linkCopied : host.shareFailed)
  }
  return (
    <>
      <MiniProgramDoor
        {...door}
        path={weappPathTo('web', { path: address })}
        onEnlarge={(code) => void ask(pictureDialog, code)}
        onFailed={() => toast(host.notOpened)}
      />
      <Button size="l" block onClick={copyLink}>
        {copy.copyLink}
      </Button>
    </>
  )
}
