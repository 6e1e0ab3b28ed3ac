import { isCompleteLogin, phoneLoginId } from '@/domain/confirm/login-id'

test.each([
  ['86-13800138000', '86-13800138000'],
  ['12345', ''],
  ['x86-13800138000', ''],
  ['86-', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('VA080 A59 the login id %p of a browser counts as %p', (loginId, counted) => {
  expect(phoneLoginId({ loginId })).toBe(counted)
})

test('VA081 a phone login needs openId and token', () => {
  expect(isCompleteLogin({ openId: 'o', token: 't' })).toBe(true)
  expect(isCompleteLogin({ openId: 'o' })).toBe(false)
  expect(isCompleteLogin({ openId: '', token: 't' })).toBe(false)
  expect(isCompleteLogin({ openId: 'o', token: null })).toBe(false)
})
