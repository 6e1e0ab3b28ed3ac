import { reloadWhenRestored } from '@/platform/app.h5'
import { syncServerTime } from '@/platform/clock'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) Mobile/15E148'
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_6) Version/16.0 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile Safari/537.36'

const be = (userAgent: string, touches: number): void => {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touches, configurable: true })
}

/** jsdom cannot reload and reports an error instead, so these errors are counted. */
let reloads = 0
const shown = (persisted: boolean): number => {
  reloads = 0
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return reloads
}

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => (reloads += 1))
  reloadWhenRestored()
})

beforeEach(() => {
  sessionStorage.clear()
  document.cookie = 'hm_HM_restored=; path=/; max-age=0'
})

test('RT008 an iPhone or iPad that brings a page back reloads it', () => {
  be(iphone, 5)
  expect(shown(true)).toBe(1)
  sessionStorage.clear()
  be(ipad, 5)
  expect(shown(true)).toBe(1)
})

test('RT008 not in a loop, but again when it is brought back later', () => {
  be(iphone, 5)
  expect([shown(true), shown(true)]).toEqual([1, 0])
  syncServerTime(Date.now() + 6000)
  expect(shown(true)).toBe(1)
  syncServerTime(Date.now())
})

test('RT008 nothing else reloads', () => {
  be(iphone, 5)
  expect(shown(false)).toBe(0)
  be(android, 5)
  expect(shown(true)).toBe(0)
  be(ipad, 0)
  expect(shown(true)).toBe(0)
})
