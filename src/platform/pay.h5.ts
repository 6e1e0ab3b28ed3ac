import { absolute } from './address'
import { can } from './environment'
import { done, unsupported } from './failure'
import { readHandOverState } from './hosts/web-view/hand-over-state'
import { invoke } from './hosts/wechat-bridge'
import type { PayPort } from './pay.types'

export type { PayIntent } from './pay.types'

export const tradeType: PayPort['tradeType'] = () =>
  can('wechatPay') || (can('miniProgramBridge') && readHandOverState() === 'vouched')
    ? 'JSAPI'
    : can('scannedByPhone')
      ? 'NATIVE'
      : 'H5'

export const present: PayPort['present'] = async (intent, returnTo) => {
  if (intent.kind === 'redirect') {
    const cashier = new URL(intent.url, window.location.href)
    // WeChat Pay returns to the address appended here. The gateway does not know the query context.
    if (returnTo !== undefined) cashier.searchParams.set('redirect_url', absolute(returnTo))
    window.location.assign(cashier.href)
    return { ok: true, value: 'LEFT' }
  }
  if (!can('wechatPay')) return unsupported('no payment sheet in this host')
  const official = await import('./hosts/official-account/pay')
  return official.present(intent)
}

export const canAcceptTransfer: PayPort['canAcceptTransfer'] = () => can('wechatPay')

export const acceptTransfer: PayPort['acceptTransfer'] = async (transfer) => {
  const { mchId, appId, package: packageInfo } = transfer
  const shown = await invoke('requestMerchantTransfer', { mchId, appId, package: packageInfo })
  return shown.ok ? done : shown
}
