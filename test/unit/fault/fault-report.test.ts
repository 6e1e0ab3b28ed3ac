import fc from 'fast-check'
import { framesOf, isChunkFailure, maskFault } from '@/domain/fault/report'
import { isWorthReporting } from '@/domain/fault/worth-reporting'

test.each([
  ["Cannot read properties of undefined (reading 'name')", undefined],
  ['Minified React error #310; visit https://react.dev/errors/310', '#310; visit <address>'],
  [
    `Unexpected token '张', "张三 13800138000" is not valid JSON`,
    '<quoted>, <quoted> is not valid',
  ],
  ['JSON Parse error: Unexpected identifier "Zhang"', 'identifier <quoted>'],
  ['no such person: 张三', 'no such person: *'],
  ['mobile 138 0013 8000 of 11010119900307001X', 'mobile # of #X'],
  ['write to li@example.com', 'write to *'],
  ['token Zk3vQmNwXyPqRsTuVwAbCdEfGhIjKlMn is over', 'token * is over'],
])('%s', (message, told = message) => {
  expect(maskFault(message)).toContain(told)
})

test('nothing of what people are called or known by survives, and masking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^1\d{10}$/), (text, mobile) => {
      const told = maskFault(`${text} 李雷 ${mobile} ${text}`)
      expect(told).not.toMatch(/李|雷|\d{4}|[^\x20-\x7e]/)
      expect(told.length).toBeLessThanOrEqual(200)
      expect(maskFault(told)).not.toMatch(/\d{4}/)
    }),
  )
})

test('of a stack only the places in our scripts remain, on every engine', () => {
  const chrome =
    'TypeError: 张三\n at go (https://x.cn/js/app.1a2b3c4d.js:1:23)\n at https://x.cn/js/7.js:2:3'
  const safari = 'go@https://x.cn/js/app.1a2b3c4d.js:1:23\nhttps://x.cn/js/7.js:2:3'
  for (const stack of [chrome, safari])
    expect(framesOf(stack)).toEqual(['app.1a2b3c4d.js:1:23', '7.js:2:3'])
  expect(framesOf('a.js:1:1\n'.repeat(20))).toHaveLength(8)
})

test('ER066 code that did not arrive is not a fault of ours', () => {
  for (const message of [
    'Loading chunk 12 failed.\n(error: https://x.cn/js/12.js)',
    'Loading CSS chunk 3 failed.',
    'Failed to fetch dynamically imported module: https://x.cn/a.js',
  ])
    expect(isChunkFailure(message)).toBe(true)
  expect(isChunkFailure('x is undefined')).toBe(false)
})

test('ER067 only the generic script error is kept back', () => {
  expect(isWorthReporting('Script error.')).toBe(false)
  expect(isWorthReporting('TypeError: x is undefined')).toBe(true)
})
