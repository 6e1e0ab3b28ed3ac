import type { TextSizeSetting } from '@/domain/look/text-size'
import type { Shared } from '@/platform/shared.types'

/**
 * WeChat's interfaces as the light pages use them. These pages start without the framework and its
 * types, so this file names what they need and makes promises of callbacks.
 */

interface Callbacks<T> {
  success(answer: T): void
  fail(why: { errMsg?: string; errCode?: number; errno?: number }): void
}

interface HttpAnswer {
  data: string
  header: Readonly<Record<string, string>>
}

interface Wx {
  request(
    options: {
      url: string
      method: 'POST'
      header: Readonly<Record<string, string>>
      data: string
      timeout: number
      dataType: 'text'
    } & Callbacks<HttpAnswer>,
  ): void
  login(options: Callbacks<{ code: string }>): void
  requestSubscribeMessage(
    options: { tmplIds: readonly string[] } & Callbacks<Readonly<Record<string, unknown>>>,
  ): void
  navigateTo(options: { url: string } & Callbacks<unknown>): void
  redirectTo(options: { url: string } & Callbacks<unknown>): void
  reLaunch(options: { url: string } & Callbacks<unknown>): void
  navigateBack(options: Callbacks<unknown>): void
  showToast(options: { title: string; icon: 'none' }): void
  showModal(
    options: {
      title: string
      content: string
      showCancel: boolean
      confirmText: string
      cancelText: string
    } & Callbacks<{
      confirm: boolean
    }>,
  ): void
  onError(listener: (message: string) => void): void
  onUnhandledRejection?(listener: (event: { reason: unknown }) => void): void
  getStorageSync(key: string): unknown
  setStorageSync(key: string, value: string): void
  removeStorageSync(key: string): void
  getAccountInfoSync(): { miniProgram: { appId: string } }
  getEnterOptionsSync(): { scene: number }
  getSystemInfoSync(): TextSizeSetting & { system: string }
  getAppBaseInfo?(): TextSizeSetting
  getDeviceInfo?(): { system: string }
}

declare const wx: Wx
export const host: Wx = wx

declare function getApp(options?: { allowDefault: boolean }): Shared | undefined

/** Whether the main package runs. */
export const isAppThere = (): boolean => getApp() !== undefined

/** What the light pages and the main package know together (platform/shared.weapp). */
export const shared = (): Shared => getApp({ allowDefault: true }) ?? {}

declare function Page(definition: object): void

/** Gives WeChat the page of the running script. `Native` is the page as its functions see it. */
export const registerPage = <Native>(definition: object & ThisType<Native>): void =>
  Page(definition)

declare function getCurrentPages(): readonly unknown[]
export const pagesOpen = (): number => getCurrentPages().length

/** Calls an interface of callbacks. */
export const asked = <T>(call: (callbacks: Callbacks<T>) => void): Promise<T> =>
  new Promise((success, fail) => call({ success, fail }))

export const appId = (): string => host.getAccountInfoSync().miniProgram.appId

export const toast = (title: string): void => host.showToast({ title, icon: 'none' })
