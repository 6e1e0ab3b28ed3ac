import Taro from '@tarojs/taro'
import { syncServerTime } from '@/platform/clock'
import { storage as h5 } from '@/platform/storage.h5'
import type { Slot, StoragePort } from '@/platform/storage.types'
import { storage as weapp } from '@/platform/storage.weapp'
import { installWx } from '../../support/wx'

const sides: Record<string, StoragePort> = { h5, weapp }

const asNumber = (raw: unknown) => (typeof raw === 'number' ? raw : undefined)
const slot = (over: Partial<Slot<number>> = {}): Slot<number> => ({
  area: 'device',
  name: 'plan',
  version: 1,
  parse: asNumber,
  ...over,
})

const HOUR = 3_600_000
const PRODUCT = 'PP57'

beforeEach(() => {
  installWx()
  localStorage.clear()
  sessionStorage.clear()
  syncServerTime(Date.now())
})

describe.each(Object.keys(sides))('%s', (side) => {
  const storage = sides[side] as StoragePort

  test.each(['device', 'session'] as const)('keeps what was written in the %s area', (area) => {
    const kept = slot({ area, name: `kept-${area}` })
    expect(storage.read(kept, PRODUCT)).toBeUndefined()
    expect(storage.write(kept, PRODUCT, 5)).toEqual({ ok: true, value: undefined })
    expect(storage.read(kept, PRODUCT)).toBe(5)
    storage.remove(kept, PRODUCT)
    expect(storage.read(kept, PRODUCT)).toBeUndefined()
  })

  test('keeps a login for its hour in the cookie area', () => {
    const login = slot({ area: 'cookie', name: 'login', maxAgeMs: HOUR })
    storage.write(login, PRODUCT, 5)
    expect(storage.read(login, PRODUCT)).toBe(5)
    storage.remove(login, PRODUCT)
    expect(storage.read(login, PRODUCT)).toBeUndefined()
    storage.write(login, PRODUCT, 6)
    syncServerTime(Date.now() + HOUR)
    expect(storage.read(login, PRODUCT)).toBeUndefined()
  })

  test('products do not see each other', () => {
    storage.write(slot(), PRODUCT, 5)
    expect(storage.read(slot(), 'PH4J')).toBeUndefined()
  })

  test('another version, or what does not parse, counts as nothing and is removed', () => {
    storage.write(slot(), PRODUCT, 5)
    expect(storage.read(slot({ version: 2 }), PRODUCT)).toBeUndefined()
    expect(storage.read(slot(), PRODUCT)).toBeUndefined()

    storage.write(slot(), PRODUCT, 5)
    expect(storage.read(slot({ parse: () => undefined }), PRODUCT)).toBeUndefined()
    expect(storage.read(slot(), PRODUCT)).toBeUndefined()
  })

  test('expires by the clock of the gateway', () => {
    const brief = slot({ maxAgeMs: HOUR })
    storage.write(brief, PRODUCT, 5)
    expect(storage.read(brief, PRODUCT)).toBe(5)
    syncServerTime(Date.now() + HOUR)
    expect(storage.read(brief, PRODUCT)).toBeUndefined()
  })
})

test('what was kept last time stands until the gateway has told the time', async () => {
  const login = slot({ area: 'cookie', name: 'login', maxAgeMs: HOUR })
  h5.write(login, PRODUCT, 5)
  // The next visit is on a phone whose clock is a day ahead.
  jest.resetModules()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * HOUR)
  const { storage } = await import('@/platform/storage.h5')
  expect(storage.read(login, PRODUCT)).toBe(5)
  jest.restoreAllMocks()
  const clock = await import('@/platform/clock')
  clock.syncServerTime(Date.now() + HOUR)
  expect(storage.read(login, PRODUCT)).toBeUndefined()
})

test('on the web, clearing cookies ends what has an expiry', () => {
  const brief = slot({ maxAgeMs: HOUR })
  h5.write(brief, PRODUCT, 5)
  document.cookie = 'hm_PP57_plan=; path=/; max-age=0'
  expect(h5.read(brief, PRODUCT)).toBeUndefined()
})

describe('STO011 the domain that our hosts share', () => {
  const written = (shared: string): string => {
    document.head.innerHTML = `<meta name="cookie-domain" content="${shared}">`
    const set = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    h5.write(slot({ maxAgeMs: HOUR }), PRODUCT, 5)
    const [cookie = ''] = set.mock.calls[0] ?? []
    set.mockRestore()
    document.head.innerHTML = ''
    return cookie
  }

  test('is that of the cookie, which lasts as long as what it carries', () => {
    expect(written(window.location.hostname)).toMatch(/max-age=3600; domain=localhost$/)
  })

  test.each(['example.com', 'host', ''])('is not where the page is elsewhere (%p)', (shared) => {
    expect(written(shared)).not.toContain('domain')
  })
})

test('a key with a fixed name stands by itself', () => {
  h5.write(slot({ area: 'session', name: 'lastPageKey' }), '', 5)
  expect(Object.keys(sessionStorage)).toEqual(['lastPageKey'])
})

test('foreign text under our key counts as nothing', () => {
  localStorage.setItem('PP57_plan', 'not json')
  expect(h5.read(slot(), PRODUCT)).toBeUndefined()
})

test.each([
  ['QuotaExceededError', 'QUOTA'],
  ['SecurityError', 'BLOCKED'],
] as const)('%s is told as %s, never thrown', (name, code) => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException(name, name)
  })
  expect(h5.write(slot(), PRODUCT, 5)).toEqual({ ok: false, code })
  set.mockRestore()
})

test('on the web the cookie area is a cookie, and nothing else', () => {
  h5.write(slot({ area: 'cookie', name: 'login', maxAgeMs: HOUR }), PRODUCT, 5)
  expect(document.cookie).toContain('hm_PP57_login=')
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test('a phone whose storage cannot be read counts as empty: it is read while the app starts', () => {
  const read = jest.spyOn(Taro, 'getStorageSync').mockImplementation(() => {
    throw new Error('getStorageSync:fail')
  })
  expect(weapp.read(slot(), PRODUCT)).toBeUndefined()
  expect(read).toHaveBeenCalled()
  read.mockRestore()
})
