import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import type { FirstScreens } from '@/variants/first-drawing'

/**
 * Stubs for the browser objects that the components read when they are loaded. They exist only in a
 * separate VM context, so the gateway does not see them.
 */
const pretendBrowser = () => {
  const window = {
    addEventListener: () => undefined,
    location: { pathname: '', search: '', origin: '', protocol: 'https:' },
    history: { state: null },
  }
  const navigator = { userAgent: '', cookieEnabled: true }
  return { window, navigator, document: { cookie: '' }, process: { env: {} } }
}

/**
 * Loads the module that draws first screens. Undefined where the web build has none, as in tests of
 * the gateway alone.
 */
export const loadFirstScreens = (root: string): FirstScreens | undefined => {
  const file = join(root, '../first-screens/index.js')
  if (!existsSync(file)) return undefined
  const module = { exports: {} as FirstScreens }
  const globals = { URL, URLSearchParams, TextEncoder, TextDecoder, setTimeout, clearTimeout }
  vm.runInNewContext(
    readFileSync(file, 'utf8'),
    {
      module,
      exports: module.exports,
      require: createRequire(file),
      ...globals,
      ...pretendBrowser(),
    },
    { filename: file },
  )
  return module.exports
}
