import fc from 'fast-check'
import { openResource } from '../../../../server/gateways/wechat-pay/resource'
import { sealResource } from './seal-resource'

const key = '0123456789abcdef0123456789abcdef'
const text = '{"out_trade_no":"HM1","trade_state":"SUCCESS"}'
const sealed = sealResource(key, { text, nonce: 'fdasflkja484', associatedData: 'transaction' })

describe('the resource of a notification', () => {
  it('opens a fixed vector: AES-256-GCM with the tag at the end', () => {
    // Another implementation computed this value (Python's cryptography, AESGCM).
    const ciphertext =
      'DUcclrHBE5NffFMk6pzEyhUSsFjy3c3UTlJPd0s2urusb1VBwPMMWumnWOGOwbj4mVvpa/S6N08HEHohke4='
    expect(sealed.ciphertext).toBe(ciphertext)
    expect(openResource(key, sealed)).toBe(text)
  })

  it('gives back any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, associatedData) => {
        const box = sealResource(key, { text: plain, nonce: '0123456789ab', associatedData })
        expect(openResource(key, box)).toBe(plain)
      }),
    )
  })

  it('stays shut for another key, nonce or associated data', () => {
    expect(openResource('f'.repeat(32), sealed)).toBeUndefined()
    expect(openResource('short', sealed)).toBeUndefined()
    expect(openResource(key, { ...sealed, nonce: 'fdasflkja485' })).toBeUndefined()
    expect(openResource(key, { ...sealed, associatedData: 'refund' })).toBeUndefined()
    expect(openResource(key, { ...sealed, ciphertext: '' })).toBeUndefined()
  })

  it('stays shut when one bit of text or tag is changed', () => {
    const bytes = Buffer.from(sealed.ciphertext, 'base64')
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const box = { ...sealed, ciphertext: changed.toString('base64') }
        expect(openResource(key, box)).toBeUndefined()
      }),
    )
  })
})
