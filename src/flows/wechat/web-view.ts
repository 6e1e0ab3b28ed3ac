import { send } from '@/api/client'
import { issueLoginTicket, WEB_VIEW } from '@/contract/login-ticket'
import { errors } from '@/copy/errors/errors'
import { webViewAddress, withTicketFragment } from '@/domain/address/hand-over'
import { formatQuery, parseQuery } from '@/domain/address/query'
import { absolute } from '@/platform/address'
import { appId } from '@/platform/app'
import { isPublicAddress } from '@/routes/destination'
import { useVisit } from '@/stores/visit'
import { chosenMode } from '@/ui/shell/elder-mode'
import { toast } from '@/ui/toast/service'
import { ensureSignedIn } from '../login/ensure-signed-in'

type Given = Readonly<Record<string, string | undefined>>

const split = (address: string): [path: string, own: Given] => {
  const [path = '', search = ''] = address.split('?')
  return [path, parseQuery(search)]
}

/** Adds the visit's context. The address's own values win. */
const withContext = (address: string): string => {
  const [path, own] = split(address)
  return path + formatQuery({ ...useVisit.getState().context, ...own })
}

/** Without a ticket the web page still opens and asks for a login where it needs one. */
const ticket = async (): Promise<string | undefined> => {
  if (!(await ensureSignedIn())) return undefined
  const answer = await send(issueLoginTicket, { version: 3, source: WEB_VIEW })
  if (answer.ok) return answer.value.token
  toast(errors.TICKET_INVALID)
  return undefined
}

/**
 * The web view's address of one of our public addresses, with a login ticket and the visit's
 * context; undefined for any other address. A ticket works once, so each opening needs a new one.
 */
export const openableAddress = async (path: string): Promise<string | undefined> => {
  if (!isPublicAddress(path)) return undefined
  const origin = absolute('')
  return webViewAddress({
    origin,
    path: withContext(path),
    ticket: await ticket(),
    appId: appId(),
    elder: chosenMode(),
  })
}

/** The same for a web page that is already shown and must not reload. */
export const vouchingAddress = async (address: string): Promise<string | undefined> => {
  if (!isPublicAddress(address)) return undefined
  const given = await ticket()
  return absolute(given === undefined ? address : withTicketFragment(address, given))
}
