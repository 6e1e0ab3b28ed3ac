import { copyFileSync, writeFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { bundleRuntime, bundleViewer } from './bundle'
import { APP_ID } from './wire/program'

/** The code for the browser, made here so that the installed package makes nothing. */
const writeBrowserCode = async (): Promise<void> => {
  const { page, look, insideWebView } = await bundleRuntime(APP_ID, true)
  writeFileSync('dist/runtime.js', page)
  writeFileSync('dist/page.css', look)
  writeFileSync('dist/inside-web-view.js', insideWebView)
  writeFileSync('dist/viewer.js', await bundleViewer())
  copyFileSync('page.html', 'dist/page.html')
  for (const name of ['viewer.html', 'viewer.css']) copyFileSync(`viewer/${name}`, `dist/${name}`)
}

/** What makes that code is not shipped. */
const external = [/\.\/bundle$/]

/** What strangers install: the face for both kinds of modules, with types, and the command. */
export default defineConfig([
  {
    entry: ['index.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    shims: true,
    target: 'node20',
    external,
    onSuccess: writeBrowserCode,
  },
  { entry: ['cli.ts', 'stand-in.ts'], format: 'cjs', target: 'node20', external },
])
