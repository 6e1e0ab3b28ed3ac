import * as v from 'valibot'
import { session } from '@/contract/session'
import { isCompleteLogin } from '@/domain/account/login'

test.each([
  ['86-13800138000', true],
  ['12345', false],
  ['x86-13800138000', false],
  ['86-', false],
  ['', false],
])('VA080 A59 whether the login id %p counts: %p', (openId, counted) => {
  const login = { openId, token: 't', userId: 'u', expireAt: '2026-11-22T10:00:00+08:00' }
  expect(v.is(session, login)).toBe(counted)
})

test('VA081 a phone login needs openId and token', () => {
  expect(isCompleteLogin({ openId: '86-1', token: 't' })).toBe(true)
  expect(isCompleteLogin({ openId: '86-1' })).toBe(false)
  expect(isCompleteLogin({ openId: '', token: 't' })).toBe(false)
  expect(isCompleteLogin({ openId: '86-1', token: null })).toBe(false)
})
