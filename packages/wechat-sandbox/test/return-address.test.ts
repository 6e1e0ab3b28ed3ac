import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { returnAddressOf } from '../world/return-address'

const host = 'shop.example:8080'

describe('returnAddressOf', () => {
  for (const [value, path] of [
    ['/payment?payOrderId=1#top', '/payment?payOrderId=1#top'],
    [`http://${host}/payment`, '/payment'],
    [`https://${host}/payment`, '/payment'],
    ['payment', '/payment'],
  ] as const)
    test(`keeps the path of ${value}`, () => assert.equal(returnAddressOf(value, host), path))

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
    test(`refuses ${value}`, () => assert.equal(returnAddressOf(value, host), undefined))

  test('leads to another port of this machine where its pages are ours', () => {
    const isOurs = ({ hostname }: URL) => hostname === '127.0.0.1'
    const back = (value: string) => returnAddressOf(value, '127.0.0.1:8200', isOurs)
    assert.equal(back('http://127.0.0.1:3000/paid?no=1'), 'http://127.0.0.1:3000/paid?no=1')
    assert.equal(back('http://127.0.0.1:3000//evil.example'), undefined)
    assert.equal(back('http://evil.example/'), undefined)
  })

  test('never leads to another host, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (value) => {
          const path = returnAddressOf(value, host)
          if (path !== undefined) assert.equal(new URL(path, `http://${host}`).host, host)
        },
      ),
    )
  })
})
