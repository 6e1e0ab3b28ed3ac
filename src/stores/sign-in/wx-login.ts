import { send } from '@/api/client'
import { loginByWechat } from '@/contract/login'
import { arrival } from '@/platform/address'
import { begin } from '@/platform/login'
import { weappPathTo } from '@/routes/build'
import { pageEnd, sessionCookies, welcome } from './login'
import { signInByTicket } from './ticket'

/**
 * Signs in as the present WeChat user without questions. The ticket of a page may have expired;
 * then the mini-program is asked for a new one, once.
 */
export const signInByWx = async (isSecond = false): Promise<boolean> => {
  const { path, search } = arrival()
  const start = await begin(weappPathTo('cityService', { webPath: path + search }))
  if (!start.ok || start.value.kind === 'form') return false
  if (start.value.kind === 'left') return pageEnd
  const answer =
    start.value.kind === 'ticket'
      ? await signInByTicket(start.value.ticket)
      : await send(
          loginByWechat,
          { code: start.value.code, appId: start.value.appId },
          undefined,
          sessionCookies(),
        )
  if (answer.ok) {
    if (start.value.kind === 'code') start.value.accepted?.()
    welcome(answer.value)
  } else if (answer.error.name === 'TICKET_INVALID' && !isSecond) return signInByWx(true)
  return answer.ok
}
