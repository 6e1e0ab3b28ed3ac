import { resolve } from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { extensions } from './extensions'
import { NoEmptySheets } from './no-empty-sheets'
import { packPageTable } from './page-table'
import { isTranspiled } from './transpile'
import { PopupsInPackage } from './weapp-popups'

/** The mini-program build: subpackages keep what only they use. */
export const weapp: IMiniAppConfig = {
  optimizeMainPackage: { enable: true },
  /** React never writes markup as text here; its parser would weigh 12 KB. */
  runtime: { enableInnerHTML: false },
  miniCssExtractPluginOption: { ignoreOrder: true },
  webpackChain(chain) {
    chain.resolve.alias.set('@tarojs/taro', resolve(__dirname, 'weapp-shims/taro.js'))
    chain.resolve.extensions.clear().merge(extensions('weapp'))
    packPageTable(chain, 'weapp')
    chain.plugin('noEmptySheets').use(NoEmptySheets)
    chain.plugin('popupsInPackage').use(PopupsInPackage)
    chain.module
      .rule('script')
      .include.add(resolve(__dirname, 'weapp-aria'))
      .add(resolve(__dirname, 'weapp-shims'))
      .add(isTranspiled)
  },
}
