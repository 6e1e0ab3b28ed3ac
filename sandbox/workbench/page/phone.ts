import type { Look } from './look'
import { fill, solve } from './phone-fields'
import { keepLook, storedLook } from './phone-look'
import type { FromPhone, ToPhone } from './phone-message'
import { playLook } from './played-look'
import { shownHeading, watchSteps } from './recorder'

/**
 * Runs first in every page of a phone, and does nothing outside the workbench. It tells the
 * workbench which page is open, and types values for the tester.
 */

/**
 * The key under which the pages store 长辈版 (src/ui/shell/elder-mode.ts). The browser test proves it.
 */
const ELDER = 'HM_elderMode'

const tell = (message: FromPhone): void => window.parent.postMessage(message, '*')

const isElder = (): boolean => /"value":true/.test(localStorage.getItem(ELDER) ?? '')

/** The pages keep the login in a cookie that scripts may read (src/platform/storage.h5.ts). */
const openId = (): string | undefined => {
  const record = /(?:^|; )hm_HM_login=([^;]*)/.exec(document.cookie)?.[1]
  return /"openId":"([^"]+)"/.exec(decodeURIComponent(record ?? ''))?.[1]
}

let follows: boolean | undefined
let last = ''
const tellState = (): void => {
  const who = openId()
  const state: FromPhone = {
    sandbox: 'at',
    path: location.pathname + location.search + location.hash,
    isElder: isElder(),
    look: storedLook(),
    ...(who !== undefined && { openId: who }),
    ...(follows !== undefined && { follows }),
  }
  const text = JSON.stringify(state)
  if (text === last) return
  last = text
  tell(state)
}

/** Asks WeChat, or tells it, whether the user follows the official account. */
const follow = async (next?: boolean): Promise<void> => {
  const answer = await fetch(
    '/sandbox/followers',
    next === undefined ? {} : { method: 'PUT', body: JSON.stringify({ follows: next }) },
  )
  follows = ((await answer.json()) as { follows: boolean }).follows
  tellState()
}

const makeTwin = async (): Promise<void> => {
  const body = JSON.stringify({ path: location.pathname + location.search })
  const answer = await fetch('/sandbox/phones/twin', { method: 'POST', body })
  const { open } = (await answer.json()) as { open: string }
  tell({ sandbox: 'twin', open })
}

const obey = (message: ToPhone, show: (look: Look) => void): void => {
  switch (message.sandbox) {
    case 'look':
      keepLook(message.look)
      return show(message.look)
    case 'fill':
      return tell({ sandbox: 'filled', count: fill(message.fields) })
    case 'solve':
      return tell({ sandbox: 'filled', count: solve(message.offset) })
    case 'elder':
      localStorage.setItem(ELDER, JSON.stringify({ version: 1, value: message.isOn }))
      return location.reload()
    case 'follow':
      return void follow(message.follows)
    case 'twin':
      return void makeTwin()
    case 'see': {
      const control = shownHeading()
      return tell({ sandbox: 'seen', ...(control && { step: { do: 'see', control } }) })
    }
    case 'back':
      return history.back()
    case 'menu':
      return undefined
    case 'reload':
      return location.reload()
    case 'settled':
      if (
        location.pathname === '/sandbox/cashier' &&
        location.search.includes(`outTradeNo=${message.outTradeNo}`)
      )
        location.reload()
  }
}

/**
 * A phone says so, also in a workbench on a desktop, where pages would pay by a code. The app that a
 * phone plays says its own name after this script.
 */
const beAPhone = (): void => {
  const agent = navigator.userAgent
  if (/mobile/i.test(agent)) return
  const get = () =>
    agent.replace(/\([^)]*\)/, '(Linux; Android 13)').replace('Safari', 'Mobile Safari')
  Object.defineProperty(navigator, 'userAgent', { get, configurable: true })
}

if (window.parent !== window) {
  beAPhone()
  const show = playLook(storedLook())
  window.addEventListener('message', ({ source, data }: MessageEvent<ToPhone>) => {
    if (source === window.parent && typeof data.sandbox === 'string') obey(data, show)
  })
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...given) => {
      change(...given)
      tellState()
    }
  }
  window.addEventListener('popstate', tellState)
  window.addEventListener('hashchange', tellState)
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, () => tell({ sandbox: 'touched' }), { capture: true })
  watchSteps((step) => tell({ sandbox: 'step', step }))
  // A login may end or begin without another address.
  setInterval(tellState, 1000)
  tellState()
  // The bridge of a played WeChat comes after this script.
  document.addEventListener('DOMContentLoaded', () => {
    if (/MicroMessenger(?!.*miniProgram)/.test(navigator.userAgent)) void follow()
  })
}
