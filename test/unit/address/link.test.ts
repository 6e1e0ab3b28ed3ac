import fc from 'fast-check'
import { readLink, readRedirectPath } from '@/domain/address/link'
import { readMarkdownLinks } from '@/domain/document/markdown'
import { anyText } from '../../support/any-text'

const policy = {
  allowedHosts: ['huimin.example', 'Partner.example'],
  docPrefixes: ['https://docs.huimin.example/', '/documents/'],
}

describe('safe links', () => {
  test.each([
    ['VA086', '/insure-detail'],
    ['VA086', '/order-detail?orderId=1&redirectPath=https%3A%2F%2Fevil.example'],
    ['VA086', '?tab=2'],
    ['VA086', '#top'],
    ['VA086', 'detail/1'],
    ['VA086', '/'],
    ['VA086', '/insure?next=//evil.example'],
    ['VA086', '/a:b'],
  ])('%s %s stays in the application', (_row, url) => {
    expect(readLink({ url, ...policy })).toEqual({ kind: 'relative', url })
  })

  test.each([
    'https://huimin.example',
    'https://huimin.example/a?b#c',
    'https://www.huimin.example/',
    'HTTPS://PARTNER.EXAMPLE/x',
    'https://partner.example?x',
  ])('VA087 %s is allowed', (url) => {
    expect(readLink({ url, ...policy })).toEqual({ kind: 'https', url })
  })

  test.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'weixin://dl/business',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'http://huimin.example/',
    'https://evil.example',
    'https://huimin.example.evil.example',
    'https://evilhuimin.example',
    'https://huimin.example@evil.example/',
    'https://user:pass@huimin.example/',
    'https://huimin.example:8443/',
    'https://huimin.example\\@evil.example',
    'https://huimin.example%2eevil.example',
    'https://evil.example/huimin.example',
    'https://evil.example?huimin.example',
    'https://evil.example#huimin.example',
    'https://huimin.example.',
    'https://huimin。example/',
    '/a\u0000b',
    '/a\u00a0b',
  ])('VA087 %j is refused', (url) => {
    expect(readLink({ url, ...policy })).toBeUndefined()
  })

  test('an empty entry of the allow-list allows nothing', () => {
    expect(readLink({ url: 'https://evil.example/', allowedHosts: [''] })).toBeUndefined()
  })

  test('VA089 documents are told by their prefix, and must be safe as well', () => {
    const url = 'https://docs.huimin.example/terms.pdf'
    expect(readLink({ url, ...policy })).toEqual({ kind: 'doc', url })
    expect(readLink({ url: '/documents/1', ...policy })).toEqual({
      kind: 'doc',
      url: '/documents/1',
    })
    expect(readLink({ url, ...policy, allowedHosts: [] })).toBeUndefined()
    expect(readLink({ url: '/insure', ...policy, docPrefixes: [''] })?.kind).toBe('relative')
  })

  test('no string leads to another host, as the WHATWG parser sees it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...['/', '//', '\\', ':', '@', '.', '?', '#', '%2f', '\t', '\n', ' ', '..', 'https:'],
        ...['https://', 'http://', 'javascript:', 'huimin.example', 'evil.example', 'a', '。'],
      ),
      anyText.map((text) => text.slice(0, 3)),
    )
    const url = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    const base = 'https://app.huimin.example/payment?x=1'
    fc.assert(
      fc.property(url, (url) => {
        const link = readLink({ url, ...policy })
        if (link === undefined) return
        const seen = new URL(link.url, base)
        expect(seen.protocol).toBe('https:')
        expect(seen.username + seen.password + seen.port).toBe('')
        expect(seen.hostname).toMatch(/^(.+\.)?(huimin|partner)\.example$/)
        if (link.kind === 'relative') {
          expect(seen.origin).toBe('https://app.huimin.example')
          expect(seen.pathname.startsWith('//')).toBe(false)
        }
      }),
      { numRuns: 3000 },
    )
  })
})

describe('redirectPath', () => {
  test.each([
    ['/order-center?cityCode=310000', '/order-center?cityCode=310000'],
    ['https://partner.example/back', 'https://partner.example/back'],
    ['https://evil.example', '/insure'],
    ['//evil.example', '/insure'],
    ['javascript:alert(1)', '/insure'],
    ['', '/insure'],
    [undefined, '/insure'],
  ])('%s leads to %s', (asked, url) => {
    expect(readRedirectPath({ asked, fallback: '/insure', ...policy }).url).toBe(url)
  })
})

describe('markdown links', () => {
  test('VA088 text and address', () => {
    expect(
      readMarkdownLinks({ source: '请看[条款](https://huimin.example/y)。', ...policy }),
    ).toEqual([
      { text: '请看' },
      { text: '条款', link: { kind: 'https', url: 'https://huimin.example/y' } },
      { text: '。' },
    ])
  })

  test('VA089 document prefix, several links, none', () => {
    const runs = readMarkdownLinks({ source: '[a](/documents/1)[b](/insure)', ...policy })
    expect(runs.map(({ link }) => link?.kind)).toEqual(['doc', 'relative'])
    expect(readMarkdownLinks({ source: '无链接 [x] (y)', ...policy })).toEqual([
      { text: '无链接 [x] (y)' },
    ])
    expect(readMarkdownLinks({ source: '', ...policy })).toEqual([])
  })

  test('an unsafe link remains as its text', () => {
    expect(readMarkdownLinks({ source: '[x](javascript:alert) y', ...policy })).toEqual([
      { text: 'x' },
      { text: ' y' },
    ])
  })

  test('no source throws or makes an unsafe link', () => {
    const source = fc
      .array(fc.constantFrom('[', ']', '(', ')', 'a', '//evil', '/b', '条'), { maxLength: 12 })
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(source, (source) => {
        for (const { text, link } of readMarkdownLinks({ source, ...policy })) {
          expect(text).not.toBe('')
          if (link) expect(readLink({ url: link.url, ...policy })).toEqual(link)
        }
      }),
    )
  })
})
