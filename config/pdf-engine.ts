import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Compiler } from 'webpack'

const engine = dirname(require.resolve('pdfjs-dist/package.json'))

const files = {
  'legacy/build/pdf.min.js': 'pdf.js',
  'legacy/build/pdf.worker.min.js': 'worker.js',
  LICENSE: 'LICENSE',
  cmaps: 'cmaps',
}

/**
 * Lays what draws PDF (src/platform/pdf) beside the build, as it was published. It is no asset of
 * the bundler's, which would shrink a megabyte again that is small already: two minutes a build.
 */
export class PdfEngine {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('PdfEngine', ({ outputOptions }) => {
      for (const [from, to] of Object.entries(files))
        cpSync(join(engine, from), join(outputOptions.path ?? '', 'static/pdf', to), {
          recursive: true,
        })
    })
  }
}
