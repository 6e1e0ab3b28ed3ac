import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** The part of Taro's plugin context that is used here. */
interface Taro {
  paths: { outputPath: string }
  onBuildFinish(fn: () => Promise<void>): void
}

/**
 * English would be a tenth of the main package and grows with every page, for few readers. Taro
 * compiles `import()` of a mini-program to a plain `require`, so the texts are compiled beside it
 * into a subpackage, from which copy/load-english.weapp fetches them.
 */
export default (taro: Taro): void => {
  if (process.env.TARO_ENV !== 'weapp') return
  taro.onBuildFinish(async () => {
    await build({
      entryPoints: [resolve(__dirname, '../src/copy/english.ts')],
      outfile: join(taro.paths.outputPath, 'pages/base/english.js'),
      bundle: true,
      minify: true,
      format: 'cjs',
      target: 'es2017',
      charset: 'utf8',
      tsconfigRaw: {},
    })
  })
}
