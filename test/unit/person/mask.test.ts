import fc from 'fast-check'
import { maskIdentity, maskMobile, maskName } from '@/domain/person/mask'
import { anyText } from '../../support/any-text'

test.each([
  ['VA042', maskIdentity, '110101199003070011', '110************011'],
  ['VA042', maskIdentity, 'E12345678', 'E12***678'],
  ['VA042', maskIdentity, '1234567', '123*567'],
  ['VA042 too short to hide a middle', maskIdentity, '123456', '******'],
  ['VA042', maskIdentity, '', ''],
  ['VA043', maskMobile, '13800138000', '*******8000'],
  ['VA043', maskMobile, '8000', '****'],
  ['VA043', maskMobile, '18000', '*8000'],
  ['VA044', maskName, '张三丰', '张**'],
  ['VA044', maskName, '王五', '王*'],
  ['VA044', maskName, '王', '王'],
  ['VA044 a surname outside the basic plane', maskName, '𠮷田', '𠮷*'],
  ['VA044', maskName, '', ''],
])('%s', (_row, mask, value, expected) => {
  expect(mask(value)).toBe(expected)
})

test('a mask keeps the length, hides the rest, and of a mask is itself', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      for (const mask of [maskIdentity, maskMobile, maskName]) {
        const masked = mask(value)
        expect(Array.from(masked)).toHaveLength(Array.from(value).length)
        expect(mask(masked)).toBe(masked)
      }
      expect(Array.from(maskName(value)).slice(1).join('')).toMatch(/^\**$/)
      expect(Array.from(maskMobile(value)).slice(0, -4).join('')).toMatch(/^\**$/)
      expect(Array.from(maskIdentity(value)).slice(3, -3).join('')).toMatch(/^\**$/)
    }),
  )
})
