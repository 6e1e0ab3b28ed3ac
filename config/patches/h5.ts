import { resolve } from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { NormalModuleReplacementPlugin } from 'webpack'

export type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0]

const here = (file: string) => resolve(__dirname, file)

/**
 * Replaces parts of Taro in the web build. The README of each folder gives the reason. The patches
 * depend on internals of @tarojs 4.2.1, so package.json has exact versions and
 * test/ui/patches/patches.test.ts tests them.
 */
export const patchH5 = (chain: Chain): void => {
  chain.resolve.alias
    .set('@tarojs/components/global.css', here('plain-components/empty.css'))
    .set(
      '@tarojs/components/dist/taro-components/taro-components.css',
      here('plain-components/empty.css'),
    )
    .set('@tarojs/taro', here('taro-api/taro.ts'))
    .set('universal-router', here('late-pages/exact-router.ts'))
    .set('query-string', here('raw-query/raw-query.ts'))
    .set(
      require.resolve('@tarojs/router/dist/navigationBar.js'),
      here('own-page-frame/navigation-bar.ts'),
    )
    .set(
      require.resolve('@tarojs/router/dist/router/navigation-bar.js'),
      here('own-page-frame/navigation-bar.ts'),
    )
    .set(require.resolve('@tarojs/router/dist/style.js'), here('own-page-frame/style.ts'))
  // An alias does not work here, because the platform sets its own alias after ours.
  chain
    .plugin('plainComponents')
    .use(NormalModuleReplacementPlugin, [
      /^@tarojs\/components(\/dist\/components)?$/,
      here('plain-components/components.tsx'),
    ])
  chain.module.rule('script').include.add(__dirname)
}
