import { resolve } from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { extensions } from './extensions'
import { LightPages } from './light-pages'
import { minify } from './minify'
import { isTranspiled } from './transpile'
import { PopupsInPackage } from './weapp-popups'

/** The mini-program build. Code that only a subpackage uses stays in that subpackage. */
export const weapp: IMiniAppConfig = {
  optimizeMainPackage: { enable: true },
  /** We never set markup as text, and the parser for it would cost 12 KB. */
  runtime: { enableInnerHTML: false },
  miniCssExtractPluginOption: { ignoreOrder: true },
  webpackChain(chain) {
    chain.resolve.extensions.clear().merge(extensions('weapp'))
    minify(chain)
    chain.plugin('popupsInPackage').use(PopupsInPackage)
    chain.plugin('lightPages').use(LightPages)
    chain.module.rule('script').include.add(resolve(__dirname, 'patches')).add(isTranspiled)
  },
}
