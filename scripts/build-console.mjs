import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { context } from 'esbuild'
import { root } from './install.mjs'

/**
 * `npm run build:console` writes the operators' console to dist/console: a page, and its scripts and
 * styles under names that change with their text. `--watch` writes them anew when a source changes.
 * Each file has a compressed sibling (`.gz`), because the gateway sends the same bytes again and again.
 */

const folder = join(root, 'dist/console')
const isWatching = process.argv.includes('--watch')

const page = ({ script, style }) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>运营控制台 · 惠民保</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/${style}">
<script type="module" src="/assets/${script}"></script>
</head>
<body><div id="console"></div><noscript>控制台需要打开 JavaScript。</noscript></body>
</html>
`

const writeAll = {
  name: 'write-all',
  setup: ({ onEnd }) =>
    onEnd(({ outputFiles, metafile }) => {
      if (!metafile || !outputFiles) return
      const [script, { cssBundle }] = Object.entries(metafile.outputs).find(
        ([, { entryPoint }]) => entryPoint === 'console/main.tsx',
      )
      if (!isWatching && existsSync(folder)) rmSync(folder, { recursive: true })
      mkdirSync(join(folder, 'assets'), { recursive: true })
      const html = page({ script: basename(script), style: basename(cssBundle) })
      writeFileSync(join(folder, 'index.html'), html)
      for (const { path, contents } of outputFiles) {
        writeFileSync(path, contents)
        writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }))
      }
    }),
}

const build = await context({
  absWorkingDir: root,
  entryPoints: ['console/main.tsx'],
  outdir: join(folder, 'assets'),
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  write: false,
  metafile: true,
  splitting: true,
  format: 'esm',
  minify: !isWatching,
  sourcemap: isWatching ? 'inline' : false,
  charset: 'utf8',
  target: 'es2022',
  jsx: 'automatic',
  tsconfig: 'tsconfig.console.json',
  define: { 'process.env.NODE_ENV': JSON.stringify(isWatching ? 'development' : 'production') },
  logLevel: 'warning',
  plugins: [writeAll],
})
if (isWatching) await build.watch()
else {
  await build.rebuild()
  await build.dispose()
}
