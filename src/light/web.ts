import { common } from '@/copy/errors/common'
import { buttons } from '@/copy/shell/buttons'
import { host as copy } from '@/copy/shell/host'
import { webViewAddress, withTicketFragment } from '@/domain/address/hand-over'
import { formatQuery, parseQuery } from '@/domain/address/query'
import { offlinePicture } from '@/domain/look/drawing'
import { isAddressAmong } from '@/routes/public-address'
import { send } from './kit/gateway'
import { appId, shared, toast } from './kit/host'
import { pathTo, replace } from './kit/leave'
import { ensureSignedIn, signIn } from './kit/login'
import { chosenMode, openPage } from './kit/panel-page'
import { publicPaths } from './kit/paths'
import { context } from './kit/visit'

// eslint-disable-next-line no-restricted-globals -- the build inserts the address
const origin = process.env.GATEWAY_URL ?? ''

const isPublicAddress = (address: string): boolean =>
  isAddressAmong(new Set(publicPaths()), address)

/** Without a ticket the web page still opens and asks for a login where it needs one. */
const issueTicket = async (): Promise<string | undefined> => {
  if (!(await ensureSignedIn())) return undefined
  const question = { version: 3, source: 'WEB_VIEW' } as const
  let answer = await send('issueLoginTicket', question)
  if (!answer.ok && answer.error.name === 'AUTH_FAILED' && (await signIn()))
    answer = await send('issueLoginTicket', question)
  if (answer.ok) return answer.value.token
  toast(common.noTicket)
  return undefined
}

/** Adds the visit's context. The address's own values win. */
const withContext = (address: string): string => {
  const [path = '', search = ''] = address.split('?')
  return path + formatQuery({ ...context(), ...parseQuery(search) })
}

/** The address of one of our pages with a ticket. A ticket works once, so each opening needs one. */
const openableAddress = async (address: string): Promise<string | undefined> =>
  webViewAddress({
    origin,
    path: withContext(address),
    ticket: await issueTicket(),
    appId: appId(),
    elder: chosenMode(),
  })

/** The same for a web page that is already shown and must not reload. */
const stayingAddress = async (address: string): Promise<string> => {
  const ticket = await issueTicket()
  return origin + (ticket === undefined ? address : withTicketFragment(address, ticket))
}

/** pages/web/index?path=: a public address of ours in a web view. */
openPage('web', ({ query, show }) => {
  const open = async (address: string, stays = false): Promise<unknown> => {
    const src = isPublicAddress(address)
      ? await (stays ? stayingAddress : openableAddress)(address)
      : undefined
    return src === undefined ? replace(pathTo('insure')) : show({ src })
  }
  const path = query['path'] ?? ''
  void open(path)
  return {
    /** A page above passes a result, which a web page can read only from its address. */
    onShow() {
      const { webReturn } = shared()
      shared().webReturn = undefined
      if (webReturn) void open(webReturn.address, webReturn.stays)
    },
    onWebFailed() {
      const retry = () => {
        show(undefined)
        return open(path)
      }
      show({
        panel: {
          picture: offlinePicture,
          title: copy.webFailed,
          isUrgent: true,
          buttons: [{ text: buttons.retry, isPrimary: true, does: retry }],
        },
      })
    },
  }
})
