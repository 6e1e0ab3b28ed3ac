import { resolve } from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { NormalModuleReplacementPlugin } from 'webpack'

type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0]
type LoaderMeta = { extraImportForWeb: string; execBeforeCreateWebApp: string }

const here = (file: string) => resolve(__dirname, file)

/**
 * Leaves out of the web build what Taro's entry brings along and nobody here uses: its component
 * library and styles (our primitives are plain HTML), its navigation bar (the page shell draws
 * its own), the object that holds every API, and two general-purpose packages of which its router
 * needs a few lines. Together about 33 KB gzip. They lean on internals of @tarojs 4.2.1, hence the exact versions in
 * package.json and the tests in test/ui/h5-shims.test.ts.
 */
export const applyShims = (chain: Chain): void => {
  chain.resolve.alias
    .set('@tarojs/components/global.css', here('empty.css'))
    .set('@tarojs/components/dist/taro-components/taro-components.css', here('empty.css'))
    .set('@tarojs/taro', here('taro.ts'))
    .set('universal-router', here('exact-router.ts'))
    .set('query-string', here('raw-query.ts'))
    .set(require.resolve('@tarojs/router/dist/tabbar.js'), here('tab-bar.ts'))
    .set(require.resolve('@tarojs/router/dist/navigationBar.js'), here('navigation-bar.ts'))
    .set(require.resolve('@tarojs/router/dist/router/navigation-bar.js'), here('navigation-bar.ts'))
  // An alias would lose against the one that the platform sets after us.
  chain
    .plugin('plainComponents')
    .use(NormalModuleReplacementPlugin, [/^@tarojs\/components$/, here('components.tsx')])
  chain.module.rule('script').include.add(__dirname)
  chain.plugin('mainPlugin').tap((args) => {
    const meta = (args[0] as { loaderMeta: LoaderMeta }).loaderMeta
    meta.extraImportForWeb = withoutComponents(meta.extraImportForWeb)
    meta.execBeforeCreateWebApp = withoutComponents(meta.execBeforeCreateWebApp)
    return args
  })
}

/** Pull-to-refresh is the one component that the entry names by itself. */
const withoutComponents = (code: string): string =>
  code
    .split('\n')
    .filter((line) => !/@tarojs\/components|PullDownRefresh|PullToRefresh/.test(line))
    .join('\n')
