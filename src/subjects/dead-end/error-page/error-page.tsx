import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { host } from '@/copy/shell/host'
import { isAgentMode } from '@/domain/address/browser-env'
import { readRedirectPath } from '@/domain/address/link'
import { absolute } from '@/platform/address'
import { copyText } from '@/platform/device'
import { replace } from '@/platform/navigation'
import { weappPathTo } from '@/routes/build'
import type { ErrorPageType } from '@/routes/error-types'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { MiniProgramDoor, useDoor } from '@/subjects/wechat'
import { ask } from '@/ui/dialog/service'
import { pictureDialog } from '@/ui/dialogs/picture'
import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { errorPage as copy } from '../copy'

const pictures: Record<ErrorPageType, StatePanelProps['picture']> = {
  notFound: 'empty',
  notOpened: 'wait',
  browserOnly: 'error',
  wechatOnly: 'error',
  oaOnly: 'error',
}

const opensElsewhere = { browserOnly: true, wechatOnly: true, oaOnly: true }

/** Why the requested page does not open here, and a way on. */
export const ErrorPage = ({
  type = 'notFound',
  redirectPath,
}: {
  type?: ErrorPageType | undefined
  /** The requested page, if another app may open it. */
  redirectPath?: string | undefined
}) => {
  const link = readRedirectPath({ asked: redirectPath, fallback: '', allowedHosts: [] }).url
  const { context } = useVisit()
  // Agent mode counts as a plain browser everywhere, so an agent may already be in WeChat.
  const isAgentHere = (type === 'wechatOnly' || type === 'oaOnly') && isAgentMode(context)
  const words = isAgentHere ? 'agentOnly' : type
  const title = copy[`${words}Title`]
  return (
    <PageShell title={title} header="hidden">
      <StatePanel
        picture={pictures[type]}
        title={title}
        text={fill(copy[`${words}Text`], wording(context))}
        withHelp
      >
        {link !== '' && link.startsWith('/') && type in opensElsewhere && !isAgentHere ? (
          <OtherApp address={link} inMiniProgram={type === 'wechatOnly'} />
        ) : null}
        <Button
          kind={link === '' || isAgentHere ? 'primary' : 'text'}
          size="l"
          onClick={() => replace(pathTo('insure'))}
        >
          {copy.back}
        </Button>
      </StatePanel>
    </PageShell>
  )
}

/** The way to a page that opens only in another app: its link and, if allowed, the mini-program. */
const OtherApp = ({
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
