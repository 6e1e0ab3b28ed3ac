import { can } from './environment'
import { done } from './failure'
import { invoke } from './hosts/wechat-bridge'
import type { TransferPort } from './transfer.types'

export const canTake: TransferPort['canTake'] = () => can('wechatPay')

export const take: TransferPort['take'] = async ({ mchId, appId, package: packageInfo }) => {
  const shown = await invoke('requestMerchantTransfer', { mchId, appId, package: packageInfo })
  return shown.ok ? done : shown
}
