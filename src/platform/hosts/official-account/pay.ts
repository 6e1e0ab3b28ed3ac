import type { PayIntent, PayPort } from '../../pay.types'
import { invoke } from '../wechat-bridge'
import { officialAccountAppId } from './account'

type WechatIntent = Extract<PayIntent, { kind: 'wxpay' }>

/** Opens WeChat's payment sheet over a page of the official account. */
export const present = async ({
  kind: _kind,
  ...params
}: WechatIntent): ReturnType<PayPort['present']> => {
  const answer = await invoke('getBrandWCPayRequest', { appId: officialAccountAppId(), ...params })
  return answer.ok ? { ok: true, value: 'RETURNED' } : answer
}
