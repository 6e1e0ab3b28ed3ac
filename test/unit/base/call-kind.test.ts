import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { kindOf } from '@/domain/base/call-kind'

test.each([
  [calls.readConfig, 'inf'],
  [calls.loginByPhone, 'inf'],
  [calls.signAddress, 'inf'],
  [calls.saveTrace, 'cloud'],
  [calls.createPayOrder, 'normal'],
  [calls.getOrder, 'normal'],
] as const)('API003 the kind of $cmd', (call, kind) => {
  expect(kindOf(pathOf(call))).toBe(kind)
})

test('nothing is shared that only begins alike', () => {
  expect(kindOf('/api/config-services/x')).toBe('normal')
  expect(kindOf('/x/rpc/city-insur-operation/y')).toBe('normal')
})
