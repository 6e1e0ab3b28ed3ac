import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the first screens of the web build for Node into `dist/first-screens/index.js`. The
 * gateway draws them from the same components before any script runs (ADR 4).
 */

const root = join(__dirname, '..')

build({
  entryPoints: [join(root, 'src/first-screens/screens.tsx')],
  outfile: join(root, 'dist/first-screens/index.js'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  jsx: 'automatic',
  minifySyntax: true,
  loader: { '.css': 'empty' },
  resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
  alias: { '@': join(root, 'src'), '@tarojs/taro': join(__dirname, 'first-screens/taro.ts') },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
}).catch(() => {
  process.exitCode = 1
})
