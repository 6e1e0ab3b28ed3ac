import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import type { FirstScreens } from '@/variants/drawn'

/** The components ask for these when they are loaded; in a world of their own they do no harm. */
const pretendBrowser = () => {
  const window = {
    addEventListener: () => undefined,
    location: { pathname: '', search: '', origin: '', protocol: 'https:' },
    history: { state: null },
  }
  const navigator = { userAgent: '', cookieEnabled: true }
  return { window, navigator, document: { cookie: '' }, process: { env: {} } }
}

/** Undefined where the web build has none, as in tests of the gateway alone. */
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
