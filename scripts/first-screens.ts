import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles what the gateway draws before any script runs (ADR 4): the first screens of the web
 * build, made of its own components, for Node: `dist/first-screens/index.js`.
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
