import fc from 'fast-check'
import { checkText, clip, hasEmoji, lengthOf, maxLengths } from '@/domain/base/text'
import { anyText } from '../../support/any-text'

test.each([
  ['VA032', { value: '四个字呢' }, 'SHORT'],
  ['VA032', { value: '正好五个字' }, 'OK'],
  ['VA032', { value: '一'.repeat(20) }, 'OK'],
  ['VA032', { value: '一'.repeat(21) }, 'LONG'],
  ['VA032', { value: '两字', min: 2 }, 'OK'],
  ['VA032', { value: '一'.repeat(21), max: 21 }, 'OK'],
  ['VA033', { value: '', optional: true }, 'OK'],
  ['VA033', { value: '  ', optional: true }, 'OK'],
  ['VA033', { value: '' }, 'BLANK'],
  ['VA033', { value: ' ' }, 'BLANK'],
  ['VA033 what is given must still be right', { value: '短', optional: true }, 'SHORT'],
  ['VA054', { value: '幸福路一号😀' }, 'EMOJI'],
])('%s %j is %s', (_row, input, expected) => {
  const result = checkText(input)
  expect(result.ok ? 'OK' : result.code).toBe(expected)
})

test('a text passes trimmed', () => {
  expect(checkText({ value: ' 幸福路一号 ' })).toEqual({ ok: true, value: '幸福路一号' })
})

test('VA007 VA034 VA035 VA036 fields hold 30, 18, 11 and 6 characters', () => {
  expect(maxLengths).toEqual({ name: 30, identity: 18, mobile: 11, verifyCode: 6, text: 20 })
  expect(clip({ value: '12345678', max: maxLengths.verifyCode })).toBe('123456')
  expect(clip({ value: '𠮷𠮷𠮷', max: 2 })).toBe('𠮷𠮷')
  expect(clip({ value: '123', max: -1 })).toBe('')
})

test.each([
  '😀',
  '👍🏽',
  '👨‍👩‍👧',
  '🇨🇳',
  '❤️',
  '☀',
  '1️⃣',
  '#⃣',
  '©️',
  '⌚',
  '⏩',
  '⭐',
  '⬛',
  '🀄',
  '🫠',
])('VA054 %s is an emoji', (text) => {
  expect(hasEmoji(`张${text}三`)).toBe(true)
})

test.each([
  '张三',
  '阿卜·买买提',
  '𠮷',
  '〇',
  '1号#*',
  'José',
  'ｘ１２',
  '，。、（）',
  '→',
  '①',
  '★',
  '☆五星☆',
  '',
])('VA054 %s is none', (text) => {
  expect(hasEmoji(text)).toBe(false)
})

test('VA054 agrees with the Unicode tables of this engine', () => {
  const points = Array.from({ length: 0x20000 }, (_, point) => point).filter(
    (point) => point < 0xd800 || point > 0xdfff,
  )
  const missed = points
    .map((point) => String.fromCodePoint(point))
    .filter((text) => /\p{Emoji_Presentation}/u.test(text) && !hasEmoji(text))
  const wronged = points
    .map((point) => String.fromCodePoint(point))
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && hasEmoji(text))
  expect(missed).toEqual([])
  // Numbers in the form of dingbats and legacy digits also count as pictographs.
  expect(wronged.every((text) => /[➀-➓❶-❿🄀-🄌🯰-🯹]/u.test(text))).toBe(true)
})

test('no string makes a text rule throw; a cut is never longer, never half a character', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: -2, max: 30 }), (value, max) => {
      checkText({ value })
      const cut = clip({ value, max })
      expect(lengthOf(cut)).toBeLessThanOrEqual(Math.max(0, max))
      expect(value.startsWith(cut)).toBe(true)
      expect(Array.from(value).slice(0, lengthOf(cut)).join('')).toBe(cut)
    }),
  )
})
