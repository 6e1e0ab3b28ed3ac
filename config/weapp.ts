import { resolve } from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { extensions } from './extensions'
import { isTranspiled } from './transpile'

/** The mini-program build: subpackages keep what only they use. */
export const weapp: IMiniAppConfig = {
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
  webpackChain(chain) {
    chain.resolve.extensions.clear().merge(extensions('weapp'))
    chain.module.rule('script').include.add(resolve(__dirname, 'weapp-aria')).add(isTranspiled)
  },
}
