import fc from 'fast-check'
import {
  checkEmail,
  checkLandline,
  checkMobile,
  checkOrgMobile,
  checkSmsCode,
} from '@/domain/person/contact'
import { anyText } from '../../support/any-text'

type Check = typeof checkMobile
const codeOf = (check: Check, value: string) => {
  const result = check({ value })
  return result.ok ? 'OK' : result.code
}

test.each([
  ['VA001', checkMobile, '13800138000', 'OK'],
  ['VA001', checkMobile, '91234567890', 'OK'],
  ['VA001', checkMobile, '23800138000', 'FORMAT'],
  ['VA001', checkMobile, '1380013800', 'FORMAT'],
  ['VA001', checkMobile, '138001380000', 'FORMAT'],
  ['VA001', checkMobile, '1380013800a', 'FORMAT'],
  ['VA001', checkMobile, '+8613800138000', 'FORMAT'],
  ['VA001', checkMobile, '１３８００１３８０００', 'OK'],
  ['VA001', checkMobile, ' 13800138000 ', 'OK'],
  ['VA049', checkMobile, '', 'BLANK'],
  ['VA049', checkMobile, ' ', 'BLANK'],
  ['VA050', checkMobile, '123', 'FORMAT'],
  ['VA002', checkSmsCode, '123456', 'OK'],
  ['VA002', checkSmsCode, '000000', 'OK'],
  ['VA002', checkSmsCode, '12345', 'FORMAT'],
  ['VA002', checkSmsCode, '12345a', 'FORMAT'],
  ['VA002', checkSmsCode, '1234567', 'FORMAT'],
  ['VA002', checkSmsCode, '１２３４５６', 'OK'],
  ['VA051', checkSmsCode, '', 'BLANK'],
  ['VA052', checkSmsCode, '12', 'FORMAT'],
  ['VA020', checkOrgMobile, '13800138000', 'OK'],
  ['VA020', checkOrgMobile, '010-12345678', 'OK'],
  ['VA020', checkOrgMobile, '12345', 'FORMAT'],
  ['VA020', checkOrgMobile, '', 'BLANK'],
  ['VA020', checkLandline, '01012345678', 'OK'],
  ['VA020', checkLandline, '0755-1234567', 'OK'],
  ['VA020', checkLandline, '0755-12345678-1234', 'OK'],
  ['VA020', checkLandline, '0755-123456', 'FORMAT'],
  ['VA020', checkLandline, '0755-02345678', 'FORMAT'],
  ['VA020', checkLandline, '07551-12345678', 'FORMAT'],
  ['VA020', checkLandline, '0755-123456789', 'FORMAT'],
  ['VA020', checkLandline, '0755-12345678-', 'FORMAT'],
  ['VA020', checkLandline, '0755-12345678-1234567', 'FORMAT'],
  ['VA020', checkLandline, '755-12345678', 'FORMAT'],
  ['VA020', checkLandline, 'x0755-12345678', 'FORMAT'],
  ['VA021', checkEmail, 'a@b.com', 'OK'],
  ['VA021', checkEmail, 'first.last+tag@mail.example.com.cn', 'OK'],
  ['VA021', checkEmail, 'a@b', 'FORMAT'],
  ['VA021', checkEmail, '@b.com', 'FORMAT'],
  ['VA021', checkEmail, 'a.com', 'FORMAT'],
  ['VA021', checkEmail, 'a@@b.com', 'FORMAT'],
  ['VA021', checkEmail, 'a..b@c.com', 'FORMAT'],
  ['VA021', checkEmail, '.a@c.com', 'FORMAT'],
  ['VA021', checkEmail, 'a@-b.com', 'FORMAT'],
  ['VA021', checkEmail, 'a@b-.com', 'FORMAT'],
  ['VA021', checkEmail, 'a@b.c', 'FORMAT'],
  ['VA021', checkEmail, 'a@b.1a', 'FORMAT'],
  ['VA021', checkEmail, 'a b@c.com', 'FORMAT'],
  ['VA021', checkEmail, 'a@b.com x', 'FORMAT'],
  ['VA021', checkEmail, '张@b.com', 'FORMAT'],
  ['VA021', checkEmail, `a@${'b'.repeat(63)}.com`, 'OK'],
  ['VA021', checkEmail, `a@${'b'.repeat(64)}.com`, 'FORMAT'],
  ['VA021 254 characters', checkEmail, `${'a'.repeat(248)}@b.com`, 'OK'],
  ['VA021 255 characters', checkEmail, `${'a'.repeat(249)}@b.com`, 'FORMAT'],
  ['VA021', checkEmail, '', 'BLANK'],
])('%s %p: %s is %s', (_row, check, value, expected) => {
  expect(codeOf(check, value)).toBe(expected)
})

test('a number passes as plain digits', () => {
  expect(checkMobile({ value: ' １３８００１３８０００' })).toEqual({
    ok: true,
    value: '13800138000',
  })
})

test('VA001 every number of 1 or 9 and ten digits passes, any other length fails', () => {
  const head = fc.constantFrom('1', '9')
  const tail = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 })
  fc.assert(
    fc.property(head, tail, (first, rest) => {
      expect(checkMobile({ value: first + rest }).ok).toBe(rest.length === 10)
    }),
  )
})

test('no string makes a contact rule throw', () => {
  const values = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'a.-@0'), maxLength: 300 }))
  fc.assert(
    fc.property(values, (value) => {
      for (const check of [checkMobile, checkLandline, checkOrgMobile, checkEmail, checkSmsCode])
        check({ value })
    }),
    { numRuns: 300 },
  )
})

test('an address that nearly matches again and again is refused at once', () => {
  for (const value of [`${'a.'.repeat(120)}@b`, `a@${'b-'.repeat(120)}`, `a@${'b.'.repeat(120)}`])
    expect(checkEmail({ value }).ok).toBe(false)
})
