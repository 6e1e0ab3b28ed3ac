/** A fake of WeChat's API, with its calls and its next answers. */
export interface FakeWx {
  calls: { name: string; options: Record<string, unknown> }[]
  /** The next answers of each API, in order. */
  answers: Record<string, (({ ok: unknown } | { fail: unknown }) | undefined)[]>
  storage: Map<string, unknown>
  /** Calls the listener that the application registered with an `on...` API. */
  tell: (event: string, ...given: unknown[]) => void
}

interface Callbacks {
  success?: (result: unknown) => void
  fail?: (error: unknown) => void
}

const asyncNames = [
  'request',
  'login',
  'requestPayment',
  'requestSubscribeMessage',
  'setClipboardData',
  'downloadFile',
  'openDocument',
  'setNavigationBarTitle',
  'makePhoneCall',
  'saveImageToPhotosAlbum',
  'navigateToMiniProgram',
  'getFuzzyLocation',
  'previewImage',
  'showShareImageMenu',
]

const events = ['onAppShow', 'onAppHide', 'onNeedPrivacyAuthorization']

/** Installs a fake `wx`. As in WeChat, a failure gives `{ errMsg }` and never an Error. */
export const installWx = (): FakeWx => {
  const listeners = new Map<string, (...given: unknown[]) => void>()
  const fake: FakeWx = {
    calls: [],
    answers: {},
    storage: new Map(),
    tell: (event, ...given) => listeners.get(event)?.(...given),
  }
  const eventApis = events.map((name) => [
    name,
    (listener: (...given: unknown[]) => void) => void listeners.set(name, listener),
  ])
  const asyncApis = asyncNames.map((name) => [
    name,
    (options: Callbacks & Record<string, unknown>) => {
      fake.calls.push({ name, options })
      const answer = fake.answers[name]?.shift() ?? { fail: { errMsg: `${name}:fail` } }
      if ('ok' in answer) options.success?.(answer.ok)
      else options.fail?.(answer.fail)
    },
  ])
  const wx = {
    ...Object.fromEntries([...asyncApis, ...eventApis]),
    canIUse: () => true,
    getEnterOptionsSync: () => ({ path: 'pages/insure/index', query: {}, scene: 1001 }),
    getUpdateManager: () => ({
      onUpdateReady: (listener: () => void) => void listeners.set('onUpdateReady', listener),
      applyUpdate: () => void fake.calls.push({ name: 'applyUpdate', options: {} }),
    }),
    getStorageSync: (key: string) => fake.storage.get(key) ?? '',
    setStorageSync: (key: string, value: unknown) => void fake.storage.set(key, value),
    removeStorageSync: (key: string) => void fake.storage.delete(key),
    getAccountInfoSync: () => ({ miniProgram: { appId: 'wx-test' } }),
  }
  Object.assign(globalThis, { wx })
  return fake
}
