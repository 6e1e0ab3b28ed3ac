import { fail, ok } from '@/domain/base/result'

test('a result carries a value or a code', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 })
  expect(fail('FORMAT')).toEqual({ ok: false, code: 'FORMAT' })
})
