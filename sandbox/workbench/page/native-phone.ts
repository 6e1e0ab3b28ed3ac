import type { Look } from './look'
import { nativeHost } from './native-host'
import { fill, solve } from './phone-fields'
import { keepLook, storedLook } from './phone-look'
import type { FromPhone, ToPhone } from './phone-message'
import { playLook } from './played-look'
import { shownHeading, watchSteps } from './recorder'

/**
 * Runs first in the page of a native phone, before the host of the mini-program. It tells the
 * workbench which page is open, and does for it what a person would do. The host removes functions
 * that iOS 12 lacks, so this file must not use them (packages/weapp-sim/runtime/old-language.ts).
 */

/** What the host of the mini-program offers (packages/weapp-sim/runtime/automation). */
interface Automation {
  call: (method: string, params: object) => Promise<unknown>
}

interface NativeWindow {
  weappAutomation?: Automation
  weappHost?: ReturnType<typeof nativeHost>
  /** Written by /sandbox/weapp/settings.js. */
  weappSettings?: { attended: { fontSize?: number } }
  weappPublicPaths?: Readonly<Record<string, string>>
}
const native = window as NativeWindow

/** The storage of the mini-program (src/ui/shell/elder-mode.ts). The browser test proves the keys. */
const ELDER = 'HM_elderMode'
const LOGIN = 'HM_login'
const SHELF = 'weapp-storage'
/** Letters of WeChat's usual size, in CSS pixels. */
const LETTERS_PX = 16

const tell = (message: FromPhone): void => window.parent.postMessage(message, '*')

const stored = (key: string): string => {
  const entries = JSON.parse(localStorage.getItem(SHELF) ?? '[]') as [string, string][]
  return entries.find(([name]) => name === key)?.[1] ?? ''
}

const call = async (method: string, params: object = {}): Promise<unknown> =>
  native.weappAutomation?.call(method, params)

interface OpenPage {
  path: string
  query: Readonly<Record<string, string>>
}

/** `pages/insure/index?cityCode=310000`. The values are as they are in an address. */
const addressOf = ({ path, query }: OpenPage): string => {
  const pairs = Object.keys(query).map((name) => `${name}=${query[name] ?? ''}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** The public path, by which the other phones open the same page. */
const publicPath = ({ path, query }: OpenPage): string => {
  if (path === 'pages/web/index') return decodeURIComponent(query['path'] ?? '/')
  const found = native.weappPublicPaths?.[path]
  const own = addressOf({ path, query })
  return found === undefined ? `/${own}` : found + own.slice(path.length)
}

const currentPage = async (): Promise<OpenPage | undefined> => {
  try {
    return (await call('App.getCurrentPage')) as OpenPage | undefined
  } catch {
    // No page is open yet.
    return undefined
  }
}

let last = ''
const tellState = async (): Promise<void> => {
  const page = await currentPage()
  if (!page) return
  const openId = /\\?"openId\\?":\\?"([^"\\]+)/.exec(stored(LOGIN))?.[1]
  const state: FromPhone = {
    sandbox: 'at',
    path: publicPath(page),
    page: addressOf(page),
    title: document.title,
    isElder: /\\?"value\\?":true/.test(stored(ELDER)),
    look: storedLook(),
    ...(openId !== undefined && { openId }),
  }
  const text = JSON.stringify(state)
  if (text === last) return
  last = text
  tell(state)
}

/** Kills the mini-program and opens the present page in a new one. */
const restart = async (): Promise<void> => {
  const page = await currentPage()
  const to = page ? `/${addressOf(page)}` : '/'
  location.replace(`/sandbox/weapp/?${new URLSearchParams({ to })}`)
}

const store = (key: string, value: string): Promise<unknown> =>
  call('App.callWxMethod', { method: 'setStorageSync', args: [key, value] })

const makeTwin = async (): Promise<void> => {
  const page = await currentPage()
  const to = page ? `/${addressOf(page)}` : '/'
  const body = JSON.stringify({ path: `/sandbox/weapp/?${new URLSearchParams({ to })}` })
  const answer = await fetch('/sandbox/phones/twin', { method: 'POST', body })
  const { open } = (await answer.json()) as { open: string }
  tell({ sandbox: 'twin', open })
}

const setLook = async (next: Look, show: (look: Look) => void): Promise<void> => {
  const { letters } = storedLook()
  keepLook(next)
  // Pages of a mini-program do not grow with WeChat's letters; the mini-program is told their size.
  if (letters !== next.letters) return restart()
  show({ ...next, letters: 100 })
  await call('Sim.tellTheme')
}

/** A payment that was decided at the side ends the payment sheet. */
const settle = (outcome: string): void =>
  document
    .querySelector<HTMLElement>(`.native-ask [data-answer=${outcome === 'PAID' ? 'pay' : 'fail'}]`)
    ?.click()

/** A dialog of WeChat is in front of the page. Its last answer is that of Back. */
const closeSheet = (): boolean => {
  const sheets = document.querySelectorAll<HTMLElement>('dialog.native-ask, .native-viewer')
  const sheet = sheets[sheets.length - 1]
  if (!sheet) return false
  const buttons = sheet.querySelectorAll('button')
  buttons[buttons.length - 1]?.click()
  return true
}

const goBack = async (): Promise<void> => {
  if (closeSheet()) return
  // The first page of a mini-program has no Back.
  await call('App.callWxMethod', { method: 'navigateBack', args: [] }).catch(() => undefined)
}

const obey = (message: ToPhone, show: (look: Look) => void): unknown => {
  switch (message.sandbox) {
    case 'look':
      return setLook(message.look, show)
    case 'fill':
      return tell({ sandbox: 'filled', count: fill(message.fields) })
    case 'solve':
      return tell({ sandbox: 'filled', count: solve(message.offset) })
    case 'elder':
      return store(ELDER, JSON.stringify({ version: 1, value: message.isOn })).then(restart)
    case 'twin':
      return makeTwin()
    case 'see': {
      const control = shownHeading()
      return tell({ sandbox: 'seen', ...(control && { step: { do: 'see', control } }) })
    }
    case 'back':
      return goBack()
    case 'menu':
      return call('Sim.openMenu')
    case 'reload':
      return restart()
    case 'settled':
      return settle(message.outcome)
    case 'follow':
      return undefined
  }
}

const look = storedLook()
const show = playLook({ ...look, letters: 100 })
native.weappHost = nativeHost((message) => {
  // eslint-disable-next-line no-console -- The console is where testers look for exceptions.
  console.error(message)
  tell({ sandbox: 'thrown', message })
})
window.addEventListener('message', ({ source, data }: MessageEvent<ToPhone>) => {
  if (source === window.parent && typeof data.sandbox === 'string') obey(data, show)
})
for (const event of ['pointerdown', 'keydown'])
  window.addEventListener(event, () => tell({ sandbox: 'touched' }), { capture: true })
watchSteps((step) => tell({ sandbox: 'step', step }))
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null
    const sheet = button?.closest('.native-ask')?.getAttribute('aria-label') ?? ''
    const answer = button?.dataset['answer'] ?? ''
    const words = button?.textContent ?? ''
    if (sheet) tell({ sandbox: 'step', step: { do: 'sheet', sheet, answer, words } })
  },
  { capture: true },
)
setInterval(() => void tellState(), 400)
if (look.letters !== 100) {
  const px = Math.round((LETTERS_PX * look.letters) / 100)
  let settings: NativeWindow['weappSettings']
  // The settings come after this script, and before the host reads them.
  Object.defineProperty(window, 'weappSettings', {
    get: () => settings,
    set: (given: NonNullable<NativeWindow['weappSettings']>) => {
      settings = { ...given, attended: { ...given.attended, fontSize: px } }
    },
  })
}
