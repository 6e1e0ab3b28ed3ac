import { resolve } from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { NormalModuleReplacementPlugin } from 'webpack'
import { leftOut } from './left-out-files'

type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0]
type LoaderMeta = {
  importFrameworkStatement: string
  extraImportForWeb: string
  execBeforeCreateWebApp: string
}

const here = (file: string) => resolve(__dirname, file)

/**
 * Leaves out of the web build what Taro's entry brings along and nobody here uses: its component
 * library and styles (our primitives are plain HTML), its navigation bar (the page shell draws
 * its own), the object that holds every API, what left-out.ts names, and two general-purpose
 * packages of which its router needs a few lines. Together about 35 KB gzip. They lean on
 * internals of @tarojs 4.2.1, hence the exact versions in package.json and the tests in
 * test/ui/h5-shims.test.ts.
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
  for (const file of leftOut) chain.resolve.alias.set(require.resolve(file), here('left-out.ts'))
  // An alias would lose against the one that the platform sets after us.
  chain
    .plugin('plainComponents')
    .use(NormalModuleReplacementPlugin, [/^@tarojs\/components$/, here('components.tsx')])
  chain
    .plugin('routerStart')
    .use(NormalModuleReplacementPlugin, [/^\.\/router\/spa\.js$/, here('router-start.ts')])
  chain.module.rule('script').include.add(__dirname)
  chain.plugin('mainPlugin').tap((args) => {
    const meta = (args[0] as { loaderMeta: LoaderMeta }).loaderMeta
    // React as it is; a copy of all its names, made when the application starts, serves nobody.
    meta.importFrameworkStatement = meta.importFrameworkStatement.replace('* as React', 'React')
    meta.extraImportForWeb = withoutUnused(meta.extraImportForWeb) + importLoadPage
    meta.execBeforeCreateWebApp = withoutUnused(meta.execBeforeCreateWebApp) + addLastRoute
    return args
  })
}

/** Every page but the home page is opened by one route, which fetches what is known of it. */
const importLoadPage = `
import { loadPage } from '@/routes/on-demand'
`
const addLastRoute = `
config.routes.push({ path: '*', load: (at, params) => [loadPage(at.pathname), at, params] })
`

/**
 * Pull-to-refresh is the one component that the entry names by itself; `findDOMNode` is one of the
 * names of the older React that it adds for other frameworks.
 */
const withoutUnused = (code: string): string =>
  code
    .split('\n')
    .filter((line) => !/@tarojs\/components|PullDownRefresh|PullToRefresh|findDOMNode/.test(line))
    .join('\n')
