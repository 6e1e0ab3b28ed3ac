import fc from 'fast-check'
import { checkName, checkOrgName, normaliseName } from '@/domain/person/name'
import { anyText } from '../../support/any-text'

type Input = Parameters<typeof checkName>[0]
const codeOf = (input: Input) => {
  const result = checkName(input)
  return result.ok ? 'OK' : result.code
}

test.each([
  ['VA004', '王', 'OK'],
  ['VA004', '阿卜·买买提·江', 'OK'],
  ['VA004', '阿卜.买买提', 'OK'],
  ['VA004', '阿卜•买买提', 'OK'],
  ['VA004', '阿卜．买买提', 'OK'],
  ['VA004', '甲·乙·丙·丁', 'SEGMENTS'],
  ['VA004', '一'.repeat(15), 'OK'],
  ['VA004', '一'.repeat(16), 'LONG'],
  ['VA004', `${'一'.repeat(15)}·${'二'.repeat(15)}·${'三'.repeat(15)}`, 'OK'],
  ['VA004', `一·${'二'.repeat(16)}`, 'LONG'],
  ['VA004', 'Wang', 'FORMAT'],
  ['VA004', '王a', 'FORMAT'],
  ['VA004', '王1', 'FORMAT'],
  ['VA004', '王 五', 'FORMAT'],
  ['VA004', '·王', 'FORMAT'],
  ['VA004', '王·', 'FORMAT'],
  ['VA004', '王··五', 'FORMAT'],
  ['VA004', '·', 'FORMAT'],
  ['VA004 zero as a character', '〇二', 'OK'],
  ['VA004 extension A', '㐀一', 'OK'],
  ['VA004 compatibility block', '豈一', 'OK'],
  ['VA004 outside the basic plane', '𠮷', 'OK'],
  ['VA004 outside the basic plane, 15 characters', '𠮷'.repeat(15), 'OK'],
  ['VA004', '', 'BLANK'],
  ['VA004', '　 ', 'BLANK'],
  ['VA054', '王😀', 'EMOJI'],
  ['VA004 a sign that looks like 正', '王㊣', 'FORMAT'],
  ['VA004 a month', '王㋀', 'FORMAT'],
  ['VA054 a plain star', '王★', 'FORMAT'],
])('%s insurant %s is %s', (_row, value, expected) => {
  expect(codeOf({ value })).toBe(expected)
})

test.each([
  ['VA005', '王', 'SHORT'],
  ['VA005', '王五', 'OK'],
  ['VA005', '一'.repeat(20), 'OK'],
  ['VA005', '一'.repeat(21), 'LONG'],
  ['VA005 dots count', `${'一'.repeat(10)}·${'二'.repeat(9)}`, 'OK'],
  ['VA005 dots count', `${'一'.repeat(10)}·${'二'.repeat(10)}`, 'LONG'],
  ['VA005', 'abc', 'FORMAT'],
  ['VA005', '甲·乙·丙·丁', 'SEGMENTS'],
  ['VA006', '', 'BLANK'],
  ['VA054', '王五😀', 'EMOJI'],
])('%s applicant %s is %s', (_row, value, expected) => {
  expect(codeOf({ value, role: 'applicant' })).toBe(expected)
})

test.each([
  ['PASSPORT', 'Anna Müller', 'OK'],
  ['PR', "O'Brien-Smith, John Jr.", 'OK'],
  ['SPECIAL', 'CHAN TAI MAN', 'OK'],
  ['TAIWAN', 'Nguyễn Văn An', 'OK'],
  ['PASSPORT', '张三', 'OK'],
  ['PASSPORT', 'A', 'SHORT'],
  ['PASSPORT', 'A'.repeat(30), 'OK'],
  ['PASSPORT', 'A'.repeat(31), 'LONG'],
  ['PASSPORT', 'Anna 3', 'FORMAT'],
  ['PASSPORT', '-Anna', 'FORMAT'],
  ['PASSPORT', 'Anna张', 'FORMAT'],
  ['PASSPORT', '123', 'FORMAT'],
  ['PASSPORT', 'Anna😀', 'EMOJI'],
  ['01', 'Anna', 'FORMAT'],
  ['17', 'Anna', 'FORMAT'],
  ['551', 'Anna', 'FORMAT'],
  ['552', 'Anna', 'FORMAT'],
  ['ORG', 'Anna', 'FORMAT'],
])('VA005 with document %s the name %s is %s', (type, value, expected) => {
  expect(codeOf({ value, type })).toBe(expected)
  if (value !== '张三') expect(codeOf({ value, type, role: 'applicant' })).toBe(expected)
})

test.each([
  [' 阿卜 . 买买提 ', '阿卜·买买提'],
  ['阿卜•买买提．江', '阿卜·买买提·江'],
  ['  Anna   Müller ', 'Anna Müller'],
  ['Ａｎｎａ', 'Anna'],
  ['John J. Smith', 'John J. Smith'],
  ['豈', '豈'],
  ['王㊣', '王㊣'],
  ['Nguye\u0302n', 'Nguyên'],
])('VA004 %s is written %s', (value, expected) => {
  expect(normaliseName({ value })).toBe(expected)
})

test.each([
  ['甲', 'SHORT'],
  ['甲公司', 'OK'],
  ['甲乙', 'OK'],
  [' 甲 ', 'SHORT'],
  ['', 'BLANK'],
  ['甲公司😀', 'EMOJI'],
  ['ACME (China) Ltd.', 'OK'],
])('VA019 organisation name %s is %s', (value, expected) => {
  const result = checkOrgName({ value })
  expect(result.ok ? 'OK' : result.code).toBe(expected)
})

test('every name of 1-15 characters in up to three segments passes, whichever dot joins it', () => {
  const segment = fc.string({
    unit: fc.constantFrom(...'王阿卜买提〇𠮷㐀'),
    minLength: 1,
    maxLength: 15,
  })
  const segments = fc.array(segment, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(segments, fc.constantFrom('·', '.', '•', '．'), (parts, dot) => {
      expect(checkName({ value: parts.join(dot) })).toEqual({ ok: true, value: parts.join('·') })
    }),
  )
})

test('no string makes a name rule throw, and what passes is already normalised', () => {
  const names = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'王·.a -') }))
  fc.assert(
    fc.property(names, fc.constantFrom('01', 'PASSPORT', 'x'), (value, type) => {
      const result = checkName({ value, type })
      if (result.ok) expect(normaliseName({ value: result.value })).toBe(result.value)
      checkName({ value, type, role: 'applicant' })
      checkOrgName({ value })
    }),
    { numRuns: 500 },
  )
})
