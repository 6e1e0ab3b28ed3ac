import { send } from '@/api/client'
import { bindWechat, getBindingStatus } from '@/contract/wechat'
import { login as copy } from '@/copy/shell/login'
import { bindingFailure } from '@/domain/account/login'
import { BrowserEnv } from '@/domain/address/browser-env'
import { officialAccountAppId } from '@/platform/app'
import { can } from '@/platform/environment'
import { authorise } from '@/platform/login'
import { currentLogin, forgetLogin } from '@/stores/session'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { pageEnd } from '@/stores/sign-in/login'
import { useVisit } from '@/stores/visit'
import { toast } from '@/ui/toast/service'

/**
 * Binds a mobile login to the user's openid in the official account. Without it the user could not
 * pay in WeChat's sheet. WeChat tells the openid through an authorisation page that asks nothing.
 */
type Outcome = 'success' | 'fail'

const statusOf = async (wanted: {
  cityCode: string
  appid: string
}): Promise<Outcome | 'unbound'> => {
  const answer = await send(getBindingStatus, wanted, undefined, { background: true })
  if (answer.ok) return answer.value.bindingStatus === 0 ? 'unbound' : 'success'
  const { name, extra } = answer.error
  if (bindingFailure(extra?.codeMsg) === 'loginAgain') {
    forgetLogin()
    await ensureSignedIn()
  } else if (name !== 'AUTH_FAILED') toast(copy.bindingFailed)
  return 'fail'
}

const bind = async (wanted: { cityCode: string; appid: string }): Promise<Outcome> => {
  const status = await statusOf(wanted)
  if (status !== 'unbound') return status
  const start = await authorise()
  if (!start.ok) return 'fail'
  if (start.value.kind !== 'code') return pageEnd
  const { code } = start.value
  const bound = await send(bindWechat, { ...wanted, code }, undefined, { background: true })
  return bound.ok && bound.value.bindingStatus !== 0 ? 'success' : 'fail'
}

/** The outcome belongs to one login. Another login is another user. */
let asked: { token: string; outcome: Promise<Outcome> } | undefined

/**
 * Binds once per login and leaves for WeChat at most once per session; every page gets the same
 * outcome. Answers undefined where nothing can be bound: WeChat does not tell the user's openid
 * (Alipay also counts as an official account), no city is known, or there is no login.
 */
export const bindOnce = async (): Promise<Outcome | undefined> => {
  const { context, env } = useVisit.getState()
  const { cityCode = '' } = context
  const appid = officialAccountAppId()
  const token = currentLogin()?.token
  if (env !== BrowserEnv.WECHAT_OA || !appid || !/^\d{6}$/.test(cityCode)) return undefined
  if (!token || !can('oauth')) return undefined
  if (asked?.token !== token) asked = { token, outcome: bind({ cityCode, appid }) }
  return asked.outcome
}
