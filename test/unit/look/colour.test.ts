import fc from 'fast-check'
import { mixColours, readableText } from '@/domain/look/colour'
import { anyText } from '../../support/any-text'
import { contrastOf } from '../../support/contrast'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const notColours = ['red', '', '#fff', '#f2343', '#f234322', 'x#f23432', '#f23432 ', '##f23432']

describe('VA082 A35 colours are six hex digits', () => {
  test.each([
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#f23432', '#ffffff', 0, '#f23432'],
    ['F23432', 'ffffff', 0, '#f23432'],
    ['#f23432', '#0a0B0c', 1, '#0a0b0c'],
    ['#102030', '#203040', 0.5, '#182838'],
    ['#102030', '#203040', 7, '#203040'],
  ])('%s towards %s by %p', (colour, towards, share, mixed) => {
    expect(mixColours({ colour, towards, share })).toBe(mixed)
  })

  test.each(notColours)('%p comes back unchanged', (colour) => {
    expect(mixColours({ colour, towards: '#ffffff', share: 0.5 })).toBe(colour)
    expect(mixColours({ colour: '#F23432', towards: colour, share: 0.5 })).toBe('#F23432')
    expect(readableText({ background: '#ffffff', wanted: colour })).toBe(colour)
    expect(readableText({ background: colour, wanted: '#F23432' })).toBe('#F23432')
  })

  test('no text makes a helper throw, and what is no colour comes back', () => {
    fc.assert(
      fc.property(anyText, (colour) => {
        const answer = mixColours({ colour, towards: '#ffffff', share: 0.5 })
        expect(answer === colour || /^#?[0-9a-f]{6}$/i.test(colour)).toBe(true)
      }),
    )
  })
})

describe('readable text', () => {
  test('the known ratios', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 10)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrastOf('#f23432', '#ffffff')).toBeCloseTo(3.953, 3)
    expect(contrastOf('#0a0a0a', '#0b0b0b')).toBeCloseTo(1.006, 3)
    expect(contrastOf('#f23432', '#f23432')).toBe(1)
  })

  test.each([
    ['#1a66ff', undefined, '#ffffff'],
    ['#ffffff', '#767676', '#767676'],
    ['#ffffff', '#f23432', '#da2f2d'],
    ['#000000', '#000000', '#808080'],
  ])('on %s, wanting %p: %s', (background, wanted, text) => {
    expect(readableText({ background, wanted })).toBe(text)
  })

  test('always reaches 4.5:1', () => {
    fc.assert(
      fc.property(hex, hex, (background, wanted) => {
        const text = readableText({ background, wanted })
        expect(contrastOf(text, background)).toBeGreaterThanOrEqual(4.5)
        if (contrastOf(wanted, background) >= 4.5) expect(text).toBe(wanted)
      }),
      { numRuns: 300 },
    )
  })
})
