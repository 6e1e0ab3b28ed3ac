import Taro from '@tarojs/taro'
import { rooted, rootless } from '@/domain/address/query'
import type { Capability, EnvironmentPort } from './environment.types'
import { carryOut } from './failure'

const capabilities: readonly Capability[] = ['wechatPay', 'shareCard', 'saveImage', 'sendPicture']

export const host: EnvironmentPort['host'] = () => 'mini-program'

export const can: EnvironmentPort['can'] = (capability) => capabilities.includes(capability)

export const openMiniProgram: EnvironmentPort['openMiniProgram'] = ({
  appId,
  envVersion = 'release',
  path,
  extraData,
}) =>
  carryOut(() =>
    appId === undefined
      ? Taro.navigateTo({ url: rooted(path) })
      : Taro.navigateToMiniProgram({
          appId,
          path: rootless(path),
          envVersion,
          ...(extraData && { extraData }),
        }),
  )
