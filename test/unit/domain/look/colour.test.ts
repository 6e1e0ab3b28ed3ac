import fc from 'fast-check'
import { contrastOf, mixColours, readableText, withAlpha } from '@/domain/look/colour'
import { anyText } from '../../../support/any-text'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const notColours = ['red', '', '#fff', '#f2343', '#f234322', 'x#f23432', '#f23432 ', '##f23432']

describe('VA082 A35 colours are six hex digits', () => {
  test.each([
    ['#f23432', 0.5, 'rgba(242, 52, 50, 0.5)'],
    ['F23432', 0.5, 'rgba(242, 52, 50, 0.5)'],
    ['#000001', 2, 'rgba(0, 0, 1, 1)'],
    ['#ffa419', -1, 'rgba(255, 164, 25, 0)'],
    ['#ffa419', NaN, 'rgba(255, 164, 25, 0)'],
  ])('%s at %p', (colour, alpha, css) => {
    expect(withAlpha({ colour, alpha })).toBe(css)
  })

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
    expect(withAlpha({ colour, alpha: 0.5 })).toBe(colour)
    expect(mixColours({ colour, towards: '#ffffff', share: 0.5 })).toBe(colour)
    expect(mixColours({ colour: '#F23432', towards: colour, share: 0.5 })).toBe('#F23432')
    expect(readableText({ background: '#ffffff', wanted: colour })).toBe(colour)
    expect(readableText({ background: colour, wanted: '#F23432' })).toBe('#F23432')
    expect(contrastOf({ a: colour, b: '#ffffff' })).toBeUndefined()
    expect(contrastOf({ a: '#ffffff', b: colour })).toBeUndefined()
  })

  test('no text makes a helper throw, and what is no colour comes back', () => {
    fc.assert(
      fc.property(anyText, (colour) => {
        const answer = withAlpha({ colour, alpha: 1 })
        expect(answer === colour || /^#?[0-9a-f]{6}$/i.test(colour)).toBe(true)
      }),
    )
  })
})

describe('readable text', () => {
  test('the known ratios', () => {
    expect(contrastOf({ a: '#000000', b: '#ffffff' })).toBeCloseTo(21, 10)
    expect(contrastOf({ a: '#777777', b: '#ffffff' })).toBeCloseTo(4.478, 3)
    expect(contrastOf({ a: '#f23432', b: '#ffffff' })).toBeCloseTo(3.953, 3)
    expect(contrastOf({ a: '#0a0a0a', b: '#0b0b0b' })).toBeCloseTo(1.006, 3)
    expect(contrastOf({ a: '#f23432', b: '#f23432' })).toBe(1)
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
        expect(contrastOf({ a: text, b: background })).toBeGreaterThanOrEqual(4.5)
        if ((contrastOf({ a: wanted, b: background }) ?? 0) >= 4.5) expect(text).toBe(wanted)
      }),
      { numRuns: 300 },
    )
  })
})
