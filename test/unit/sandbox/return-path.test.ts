import fc from 'fast-check'
import { returnPathOf } from '../../../sandbox/services/cashier/return-path'

const host = 'shop.example:8080'

describe('returnPathOf', () => {
  it.each([
    ['/payment?payOrderId=1#top', '/payment?payOrderId=1#top'],
    [`http://${host}/payment`, '/payment'],
    [`https://${host}/payment`, '/payment'],
    ['payment', '/payment'],
  ])('keeps the path of %s', (value, path) => {
    expect(returnPathOf(value, host)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    `http://${host}//evil.example`,
    `http://${host}@evil.example/`,
    `http://user:secret@${host}/`,
    `http://${host}:80/`,
    'javascript:alert(1)',
    `javascript://${host}/%0aalert(1)`,
    'data:text/html,hi',
    'http://',
  ])('refuses %s', (value) => {
    expect(returnPathOf(value, host)).toBeUndefined()
  })

  it('never leads to another host, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (value) => {
          const path = returnPathOf(value, host)
          if (path !== undefined) expect(new URL(path, `http://${host}`).host).toBe(host)
        },
      ),
    )
  })
})
