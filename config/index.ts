import { resolve } from 'node:path'
import { defineConfig } from '@tarojs/cli'
import { h5 } from './h5'
import { weapp } from './weapp'
import { gatewayUrls } from './weapp-gateway'

const target = process.env.TARO_ENV ?? 'h5'

/** Files that are copied unchanged, such as the page to which WeChat's authorisation returns. */
const staticOfH5 = [{ from: 'src/static/', to: 'dist/h5/static/' }]
/** Constants that the mini-program build inserts as code. */
const constantsOfWeapp = () => ({
  ...gatewayUrls(process.env),
  WEAPP_LOCATION: JSON.stringify(process.env.WEAPP_LOCATION ?? ''),
})

const staticOfWeapp = [{ from: 'config/sitemap.json', to: 'dist/weapp/sitemap.json' }]

/** Build settings shared by the web build (h5) and the mini-program build (weapp). */
export default defineConfig({
  projectName: 'huimin',
  date: '2026-11-21',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  sourceRoot: 'src',
  outputRoot: `dist/${target}`,
  alias: { '@': resolve(__dirname, '../src') },
  /** Styles are written in CSS pixels of a 375 px wide phone. */
  designWidth: 375,
  deviceRatio: { 375: 2 },
  copy: { patterns: target === 'h5' ? staticOfH5 : staticOfWeapp, options: {} },
  plugins: [
    'patches/weapp-aria/plugin.ts',
    'patches/weapp-templates/plugin.ts',
    'weapp-pages.ts',
  ].map((file) => resolve(__dirname, file)),
  env: target === 'weapp' ? constantsOfWeapp() : { GATEWAY_URL: '""' },
  logger: { quiet: true, stats: false },
  cache: { enable: false },
  h5,
  mini: weapp,
})
