import { measureScript } from '../shell/audit-notes'
import { guarded } from '../shell/report'
import { settings } from '../shell/window'

type AppHook = 'onLaunch' | 'onShow' | 'onHide' | 'onPageNotFound' | 'onThemeChange'

type Listener = (options: unknown) => void

type AppInstance = Record<string, unknown> & Partial<Record<AppHook, Listener>>

/** The way in which the mini-program was started or came to the front again. */
export interface EnterOptions {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
  readonly referrerInfo: Readonly<Record<string, unknown>>
}

const nowhere: EnterOptions = { path: '', query: {}, scene: settings.scene, referrerInfo: {} }

let instance: AppInstance | undefined
let launch = nowhere
let enter = nowhere
let shown = false

/** Listeners of `wx.onAppShow` and the like. */
const listeners = new Map<AppHook, Set<Listener>>()

export const onApp =
  (hook: AppHook) =>
  (listener: Listener): void => {
    const known = listeners.get(hook) ?? new Set()
    listeners.set(hook, known.add(listener))
  }

export const offApp =
  (hook: AppHook) =>
  (listener?: Listener): void => {
    if (listener) listeners.get(hook)?.delete(listener)
    else listeners.delete(hook)
  }

/** What an independent subpackage gets as the App while the main package is not there. */
let fallback: AppInstance | undefined

/** What was left on the default App wins over what the mini-program defines. */
export const registerApp = (definition: AppInstance): void => {
  instance = Object.assign(definition, fallback)
}

export const currentApp = (options?: {
  readonly allowDefault?: boolean
}): AppInstance | undefined => instance ?? (options?.allowDefault ? (fallback ??= {}) : undefined)

export const launchOptions = (): EnterOptions => launch

/** The latest way in. The first one stays in `launchOptions`. */
export const enterOptions = (): EnterOptions => enter

/** Whether the mini-program is in the foreground. */
export const isAppShown = (): boolean => shown

export const callApp = (hook: AppHook, options: unknown): void => {
  guarded(() => measureScript(`App.${hook}`, () => instance?.[hook]?.(options)))
  for (const listener of listeners.get(hook) ?? []) guarded(() => listener(options))
}

/** Sets the way in before the code loads, because the code may read it while it loads. */
export const arriveBy = (options: Pick<EnterOptions, 'path' | 'query'>): void => {
  launch = enter = { ...nowhere, ...options }
  shown = true
}

export const startApp = (): void => {
  callApp('onLaunch', launch)
  callApp('onShow', enter)
}

export const showApp = (options: Partial<EnterOptions>): void => {
  enter = { ...enter, ...options }
  shown = true
  callApp('onShow', enter)
}

export const hideApp = (): void => {
  shown = false
  callApp('onHide', {})
}
