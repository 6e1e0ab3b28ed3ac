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
 * Copies the published PDF engine (src/platform/pdf) into the build. It is not an asset of the
 * bundler, which would minify a megabyte that is already minified and take two minutes per build.
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
