import Taro from '@tarojs/taro'
import { rooted, rootless } from '@/domain/address/page-path'
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
      ? Taro.navigateTo({ url: rooted(path) })
      : Taro.navigateToMiniProgram({
          appId,
          path: rootless(path),
          envVersion,
          ...(extraData && { extraData }),
        }),
  )
  return opened.ok ? done : opened
}
