import fc from 'fast-check'
import {
  bindPhoneCodes,
  bindPhoneOutcome,
  h5RealNameCodes,
  h5RealNameOutcome,
  wxRealNameCodes,
  wxRealNameOutcome,
} from '@/domain/realname/real-name'
import {
  bindPhoneErrors,
  h5RealnameErrors,
  wxRealnameErrors,
} from '@/subjects/account/identity/copy'

test.each([
  ['ER028', 1, '1'],
  ['ER029', 2, '2'],
  ['ER030', '3', '3'],
  ['ER031', 4, '4'],
  ['ER032', 5, '5'],
  ['ER033', 99, 'DEFAULT'],
  ['ER033', undefined, 'DEFAULT'],
  ['ER033', '', 'DEFAULT'],
])('%s binding a phone with result %s fails as %s', (_row, result, code) => {
  expect(bindPhoneOutcome({ result })).toEqual({ ok: false, code })
})

test('a phone is bound with result 0', () => {
  expect(bindPhoneOutcome({ result: 0 })).toEqual({ ok: true })
  expect(bindPhoneOutcome({ result: '0' })).toEqual({ ok: true })
})

test.each([
  ['ER016', 'HAD_AUTH'],
  ['ER017', 'ID_HAD_USE'],
  ['ER018', 'ID_NOT_MATCH'],
  ['ER020', 'BASIC2_NOT_MATCH'],
  ['ER021', 'CREDENTIALNO_BLACKLIST'],
  ['ER022', 'AUTH_FAILED'],
])('%s authH5Realname tells %s', (_row, authCode) => {
  expect(h5RealNameOutcome({ result: 0, authCode })).toEqual({ ok: false, code: authCode })
})

test.each([
  ['ER023', 'HAD_AUTH'],
  ['ER024', 'ID_NOT_MATCH'],
  ['ER025', 'ID_HAD_USE'],
  ['ER026', 'WX_AUTH_FAIL'],
  ['ER027', 'BASIC2_NOT_MATCH'],
])('%s authWxRealnameLv2 tells %s', (_row, authCode) => {
  expect(wxRealNameOutcome({ result: 0, authCode })).toEqual({ ok: false, code: authCode })
})

test('a code of the other check, or none, is the default failure', () => {
  expect(h5RealNameOutcome({ authCode: 'WX_AUTH_FAIL' })).toEqual({ ok: false, code: 'DEFAULT' })
  expect(wxRealNameOutcome({ authCode: 'AUTH_FAILED' })).toEqual({ ok: false, code: 'DEFAULT' })
  expect(h5RealNameOutcome({})).toEqual({ ok: false, code: 'DEFAULT' })
})

test('H5 accepts result 1', () => {
  expect(h5RealNameOutcome({ result: 1, authCode: 'HAD_AUTH' })).toEqual({ ok: true })
  expect(h5RealNameOutcome({ result: '1' })).toEqual({ ok: true })
})

test.each([
  ['LV1', 1, true],
  ['LV2', 1, true],
  ['LV3', '1', true],
  ['LV0', 1, false],
  ['LV4', 1, false],
  ['LV2', 0, false],
  [undefined, 1, false],
])('VA079 WeChat level %s with result %s is accepted: %s', (authLevel, result, ok) => {
  expect(wxRealNameOutcome({ authLevel, result }).ok).toBe(ok)
})

test('every code has a text', () => {
  expect(Object.keys(bindPhoneErrors).sort()).toEqual([...bindPhoneCodes].sort())
  expect(Object.keys(h5RealnameErrors).sort()).toEqual([...h5RealNameCodes].sort())
  expect(Object.keys(wxRealnameErrors).sort()).toEqual([...wxRealNameCodes].sort())
})

test('no answer makes these rules throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (result, authCode, authLevel) => {
      const answer = { result, authCode, authLevel }
      const codes = [bindPhoneOutcome, h5RealNameOutcome, wxRealNameOutcome].map((outcomeOf) => {
        const outcome = outcomeOf(answer)
        return outcome.ok ? 'OK' : outcome.code
      })
      expect(codes.every((code) => typeof code === 'string')).toBe(true)
    }),
  )
})
