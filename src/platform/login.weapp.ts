import Taro from '@tarojs/taro'
import { appId } from './app.weapp'
import { attempt, failed, unsupported } from './failure'
import type { LoginPort } from './login.types'

export const begin: LoginPort['begin'] = async () => {
  const login = await attempt(() => Taro.login())
  if (!login.ok) return login
  const { code } = login.value
  return code
    ? { ok: true, value: { kind: 'code', code, appId: appId() ?? '' } }
    : failed('wx.login gave no code')
}

export const authorise: LoginPort['authorise'] = () =>
  Promise.resolve(unsupported('a mini-program has no authorisation page'))
