import Taro from '@tarojs/taro'
import { attempt, done } from './failure'
import type { MiniProgramPort } from './mini-program.types'

export const openMiniProgram: MiniProgramPort['openMiniProgram'] = async ({
  appId,
  envVersion = 'release',
  path,
  extraData,
}) => {
  const opened = await attempt(() =>
    appId === undefined
      ? Taro.navigateTo({ url: path })
      : Taro.navigateToMiniProgram({ appId, path: path.slice(1), envVersion, extraData }),
  )
  return opened.ok ? done : opened
}
