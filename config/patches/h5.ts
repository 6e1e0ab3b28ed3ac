import { resolve } from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { NormalModuleReplacementPlugin } from 'webpack'
import { leftOut } from './left-out/files'

type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0]

const here = (file: string) => resolve(__dirname, file)

/**
 * What the web build replaces of Taro; each folder says why. They lean on internals of @tarojs 4.2.1,
 * hence the exact versions in package.json and the tests in test/ui/patches.test.ts.
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
  for (const file of leftOut)
    chain.resolve.alias.set(require.resolve(file), here('left-out/left-out.ts'))
  // An alias would lose against the one that the platform sets after us.
  chain
    .plugin('plainComponents')
    .use(NormalModuleReplacementPlugin, [
      /^@tarojs\/components(\/dist\/components)?$/,
      here('plain-components/components.tsx'),
    ])
  chain
    .plugin('routerStart')
    .use(NormalModuleReplacementPlugin, [
      /^\.\/router\/spa\.js$/,
      here('router-start/router-start.ts'),
    ])
  chain.module.rule('script').include.add(__dirname)
}
