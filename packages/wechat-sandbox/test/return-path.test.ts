import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { returnPathOf } from '../world/return-path'

const host = 'shop.example:8080'

describe('returnPathOf', () => {
  for (const [value, path] of [
    ['/payment?payOrderId=1#top', '/payment?payOrderId=1#top'],
    [`http://${host}/payment`, '/payment'],
    [`https://${host}/payment`, '/payment'],
    ['payment', '/payment'],
  ] as const)
    test(`keeps the path of ${value}`, () => assert.equal(returnPathOf(value, host), path))

  for (const value of [
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
  ])
    test(`refuses ${value}`, () => assert.equal(returnPathOf(value, host), undefined))

  test('never leads to another host, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (value) => {
          const path = returnPathOf(value, host)
          if (path !== undefined) assert.equal(new URL(path, `http://${host}`).host, host)
        },
      ),
    )
  })
})
