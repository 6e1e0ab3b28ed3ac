/** WeChat around a light page: it answers calls as told, and keeps what the page did. */

type Callbacks = { success(answer: unknown): void; fail(why: unknown): void }
type Reply = { code: number; data?: unknown; extra?: object } | 'AuthFailed'

interface Native {
  data: Record<string, unknown>
  setData(change: object): void
  onLoad(query: Record<string, string>): void
  onShow?(): void
  press?(event: { currentTarget: { dataset: { at: number } } }): void
}

export interface OpenPage {
  readonly data: Readonly<Record<string, unknown>>
  /** Names of the APIs that the page called, with their options. */
  readonly did: readonly { name: string; options: Record<string, unknown> }[]
  show(): void
  press(at: number): void
  has(name: string): Record<string, unknown> | undefined
}

export interface Around {
  /** By the call's name on the wire. */
  answers: Readonly<Record<string, (data: Record<string, unknown>) => Reply>>
  storage?: Map<string, string>
  /** How many navigations fail because the next package does not come. */
  lost?: number
  app?: Record<string, unknown>
}

/** Runs the script of a light page and opens it once. */
export const open = async (
  page: 'redirect' | 'subscribe' | 'web',
  query: Record<string, string>,
  around: Around,
): Promise<OpenPage> => {
  const did: { name: string; options: Record<string, unknown> }[] = []
  const storage = around.storage ?? new Map<string, string>()
  const app = around.app ?? {}
  let lost = around.lost ?? 0
  const api =
    (name: string, answer: (options: Record<string, unknown>) => unknown) =>
    (options: Record<string, unknown> & Callbacks) => {
      did.push({ name, options })
      const told = answer(options)
      if (told instanceof Error) options.fail({ errMsg: `${name}:fail ${told.message}` })
      else options.success?.(told)
    }
  const move = () => (lost-- > 0 ? new Error('timeout') : {})
  const wx = {
    request: api('request', ({ data }) => {
      const { cmd, data: asked } = JSON.parse(String(data)) as { cmd: string; data: object }
      const answer = around.answers[cmd]
      if (!answer) return new Error('no network')
      const told = answer({ ...asked })
      return { data: told === 'AuthFailed' ? told : JSON.stringify(told), header: {} }
    }),
    login: api('login', () => ({ code: 'code' })),
    showToast: api('showToast', () => ({})),
    showModal: api('showModal', () => ({ confirm: true })),
    ...Object.fromEntries(
      ['navigateTo', 'redirectTo', 'reLaunch', 'navigateBack'].map((name) => [
        name,
        api(name, move),
      ]),
    ),
    onError: () => undefined,
    getStorageSync: (key: string) => storage.get(key) ?? '',
    setStorageSync: (key: string, value: string) => void storage.set(key, value),
    removeStorageSync: (key: string) => void storage.delete(key),
    getAccountInfoSync: () => ({ miniProgram: { appId: 'wx1' } }),
    getEnterOptionsSync: () => ({ scene: 1047 }),
    getSystemInfoSync: () => ({ system: 'iOS 12' }),
  }
  let native: Native | undefined
  Object.assign(globalThis, {
    wx,
    getApp: () => app,
    getCurrentPages: () => [native],
    Page: (definition: Native) => {
      native = definition
    },
  })
  await jest.isolateModulesAsync(async () => {
    await import(`@/light/${page}`)
  })
  const opened = native as unknown as Native
  opened.setData = (change) => Object.assign(opened.data, change)
  opened.onLoad(query)
  opened.onShow?.()
  return {
    data: opened.data,
    did,
    show: () => opened.onShow?.(),
    press: (at) => opened.press?.({ currentTarget: { dataset: { at } } }),
    has: (name) => did.find((one) => one.name === name)?.options,
  }
}

/** Waits for what follows from answers. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
