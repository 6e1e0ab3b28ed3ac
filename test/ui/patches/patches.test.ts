import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ExactRouter from '../../../config/patches/late-pages/exact-router'
import NavigationBarHandler, {
  initNavigationBar,
} from '../../../config/patches/own-page-frame/navigation-bar'
import * as style from '../../../config/patches/own-page-frame/style'
import rawQuery from '../../../config/patches/raw-query/raw-query'
import { dependencies } from '../../../package.json'

const routes = [
  { path: '/page-error2', action: () => ['error'] },
  { path: ['/insure', '/home'], action: ({ pathname }: { pathname: string }) => [pathname] },
]

test('the router opens a page by any of its addresses', async () => {
  const router = new ExactRouter(routes)
  expect(await router.resolve('/insure')).toEqual(['/insure'])
  expect(await router.resolve('/home')).toEqual(['/home'])
  expect(await router.resolve('/page-error2')).toEqual(['error'])
})

test('a page that loads longer than its visitor waits does not open any more', async () => {
  const router = new ExactRouter(routes)
  const left = router.resolve('/insure')
  const wanted = router.resolve('/page-error2')
  expect(await left).toEqual([])
  expect(await wanted).toEqual(['error'])
})

test.each(['/nowhere', '/insure/', '/INSURE', ''])(
  'an unknown address (%s) is a 404',
  async (path) => {
    await expect(new ExactRouter(routes).resolve(path)).rejects.toMatchObject({ status: 404 })
  },
)

test('query pairs stay as they came', () => {
  expect(rawQuery.parse('?a=1&name=%E5%BC%A0&empty=&flag&a=b=c')).toEqual({
    a: 'b=c',
    name: '%E5%BC%A0',
    empty: '',
    flag: '',
  })
  expect(rawQuery.parse('')).toEqual({})
})

test('the bar that the page shell replaces draws nothing', () => {
  initNavigationBar()
  new NavigationBarHandler().load()
  expect(document.body.innerHTML).toBe('')
})

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

/** Imports of the web sources from @tarojs/taro. `default` stands for a default import. */
const takenFromTaro = (): string[] =>
  filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.weapp.'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^import (?!type)([^']*) from '@tarojs\/taro'/gm),
    ])
    .flatMap(([, clause = '']) => (clause.startsWith('{') ? clause.split(',') : ['default']))
    .flatMap((name) => name.replace(/ as .*/s, '').match(/\w+/g) ?? [])

test('every part of Taro that the web build uses is in its stub', () => {
  const shim = readFileSync('config/patches/taro-api/taro.ts', 'utf8')
  const object = shim.slice(shim.indexOf('export default {'))
  const offered = new Set(object.match(/\w+/g)?.slice(2))
  const taken = takenFromTaro()
  expect(taken).toContain('useRouter')
  expect(taken.filter((name) => !offered.has(name))).toEqual([])
})

describe('what the patches lean on', () => {
  const router = (file: string) => readFileSync(`node_modules/@tarojs/router/dist/${file}`, 'utf8')

  test('every package of the framework is pinned to one exact version', () => {
    const versions = Object.entries(dependencies).flatMap(([name, version]) =>
      name.startsWith('@tarojs/') ? [version] : [],
    )
    expect(new Set(versions)).toEqual(new Set(['4.2.1']))
  })

  test('its router has one place that starts it', () => {
    expect(router('index.js').match(/.*spa\.js'.*/g)).toEqual([
      "export { createRouter } from './router/spa.js';",
    ])
  })

  test('every style that its pages ask for has a stub', () => {
    const asked = router('router/page.js').match(/import \{(.*)\} from '..\/style.js'/)?.[1]
    expect(asked?.match(/\w+/g)?.sort()).toEqual(Object.keys(style).sort())
  })

  test('its router styles pages by just these classes', () => {
    const styles = router('style.js').match(/function loadRouterStyle[^]*?\n}\n/)?.[0] ?? ''
    const known = ['router', 'page', 'page_shade', 'page_show', 'page_stationed', 'tabbar_page']
    expect(new Set(styles.match(/\.taro_\w+/g))).toEqual(
      new Set(known.map((name) => `.taro_${name}`)),
    )
  })

  test('its router uses just these parts of what is replaced', () => {
    expect(router('router/spa.js')).toContain("import UniversalRouter from 'universal-router'")
    expect(router('router/spa.js')).toContain('router.resolve(routerPath)')
    expect(router('router/spa.js')).toContain('error.status === 404')
    expect(router('router/spa.js')).toContain('if (!element || currentLock !== postLock)')
    expect(router('router/page.js')).toContain('queryString.parse(search, { decode: false })')
    const handler = router('router/page.js').match(/navigationBarHandler\.\w+/g) ?? []
    expect(new Set(handler)).toEqual(new Set(['navigationBarHandler.load']))
  })
})
