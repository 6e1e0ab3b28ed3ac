import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { calls as lightCalls, type CallName } from '@/light/kit/calls'

/** The light pages name the addresses of their calls again, because the contract is too large. */
test.each(Object.entries(lightCalls))('%s is the call of the contract', (name, path) => {
  const call = calls[name as CallName]
  expect(path).toBe(pathOf(call))
  expect(path.endsWith(`/${call.cmd}`)).toBe(true)
  // What the light pages send with every call.
  expect(call).toMatchObject({ apiVersion: 3, idempotent: false })
})
