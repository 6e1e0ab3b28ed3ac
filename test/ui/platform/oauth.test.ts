import { beginTrip, mayAskAgain, takeCode } from '@/platform/hosts/official-account/login'

/** Each purpose opens WeChat's authorisation page once, until the gateway has accepted a code. */

const returned = (asked: readonly string[]) =>
  window.sessionStorage.setItem(
    'hm_oauth',
    JSON.stringify({ status: 'returned', state: 's', back: '/', code: 'c1', asked }),
  )

test('asks again after a code that the gateway took, and for that alone', () => {
  returned(['binding', 'login'])
  expect(takeCode('login')).toBe('c1')
  mayAskAgain('login')
  expect(beginTrip('binding')).toBeUndefined()
  expect(beginTrip('login')).toMatch(/^\/wechat\/authorize/)
  expect(beginTrip('login')).toBeUndefined()
})

test('asks no second time after a code that the gateway refused', () => {
  returned(['login'])
  expect(takeCode('login')).toBe('c1')
  expect(beginTrip('login')).toBeUndefined()
})
