import type { IH5Config } from '@tarojs/taro/types/compile'
import type { Chunk } from 'webpack'
import { extensions } from './extensions'
import { minify } from './minify'
import { patchH5 } from './patches/h5'
import { StartInSteps } from './patches/start-in-steps/start-in-steps'
import { PdfEngine } from './pdf-engine'
import { PreloadPage } from './preload-page'
import { manifest, pageTitles } from './routes'
import { isTranspiled } from './transpile'

const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** The gallery is for testers. Its imports must not change the chunks of other pages. */
const isForTesters = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => /pages\/gallery\//.test(request ?? '')),
  )

/** The web build. Addresses are real paths, and the route table gives each page its own. */
export const h5: IH5Config = {
  publicPath: '/',
  staticDirectory: 'static',
  output: {
    filename: 'js/[name].[contenthash:6].js',
    chunkFilename: 'js/[name].[contenthash:6].js',
  },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    // The small sheets share one hash, so that the first load need not list one for each.
    filename: 'css/[name].[fullhash:6].css',
    chunkFilename: 'css/[name].[fullhash:6].css',
  },
  router: { mode: 'browser', customRoutes: manifest.customRoutes },
  /** Pixels are not converted, so sizes follow the reader's zoom and not the screen's width. */
  postcss: { pxtransform: { enable: false, config: {} } },
  devServer: {
    port: 10086,
    proxy: [{ context: ['/api', '/v1', '/rpc'], target: 'http://127.0.0.1:8080' }],
  },
  webpackChain(chain) {
    chain.resolve.extensions.clear().merge(extensions('h5'))
    chain.module.rule('script').include.add(isTranspiled)
    minify(chain)
    patchH5(chain)
    chain.optimization.merge({
      splitChunks: {
        cacheGroups: {
          taro: {
            name: 'taro',
            chunks: 'all',
            priority: 100,
            test: inPackages('@tarojs', 'history', 'tslib'),
          },
          /** Code that several pages share is loaded once, and only with pages that use it. */
          shared: {
            chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isForTesters(chunk),
            minChunks: 2,
            minSize: 16_000,
            priority: 10,
            reuseExistingChunk: true,
          },
        },
      },
    })
    chain.plugin('pdfEngine').use(PdfEngine)
    chain
      .plugin('startInSteps')
      .use(StartInSteps, [{ name: 'react', modules: ['react', 'react/jsx-runtime', 'react-dom'] }])
    chain
      .plugin('preloadPage')
      .use(PreloadPage, [{ module: 'pages/insure/index', all: Object.keys(pageTitles) }])
  },
}
