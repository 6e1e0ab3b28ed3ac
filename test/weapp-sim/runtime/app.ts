import { guarded } from './report'
import { settings } from './window'

type AppHook = 'onLaunch' | 'onShow' | 'onHide' | 'onPageNotFound' | 'onError'

type AppInstance = Record<string, unknown> & Partial<Record<AppHook, (options: unknown) => void>>

export interface LaunchOptions {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
  readonly referrerInfo: Readonly<Record<string, unknown>>
}

let instance: AppInstance | undefined
let launch: LaunchOptions = { path: '', query: {}, scene: settings.scene, referrerInfo: {} }

export const registerApp = (definition: AppInstance): void => {
  instance = definition
}

export const currentApp = (): AppInstance | undefined => instance

export const launchOptions = (): LaunchOptions => launch

export const startApp = (path: string, query: LaunchOptions['query']): void => {
  launch = { ...launch, path, query }
  callApp('onLaunch', launch)
  callApp('onShow', launch)
}

export const callApp = (hook: AppHook, options: unknown): void => {
  guarded(() => instance?.[hook]?.(options))
}
