import { send } from './gateway'
import { appId, asked, host } from './host'
import { storedLogin, storeLogin } from './stored-login'

/** Signs in through WeChat, without questions. */
export const signIn = async (): Promise<boolean> => {
  try {
    const { code } = await asked<{ code: string }>((callbacks) => host.login(callbacks))
    const answer = await send('loginByWechat', { code, appId: appId() })
    if (answer.ok) storeLogin(answer.value)
    return answer.ok
  } catch {
    return false
  }
}

export const ensureSignedIn = async (): Promise<boolean> => storedLogin() !== undefined || signIn()
