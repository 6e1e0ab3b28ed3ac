import fc from 'fast-check'
import { createKeys } from '../../../server/keys'

const keys = createKeys('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08')
const others = createKeys('60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752')

describe('sealed personal data', () => {
  test('opens for its owner and field, and for nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (plain, owner) => {
        const sealed = keys.seal(plain, owner, 'name')
        expect(keys.open(sealed, owner, 'name')).toBe(plain)
        expect(keys.open(sealed, `${owner}x`, 'name')).toBeUndefined()
        expect(keys.open(sealed, owner, 'mobile')).toBeUndefined()
        expect(others.open(sealed, owner, 'name')).toBeUndefined()
      }),
    )
  })

  test('is different each time and does not survive a changed byte', () => {
    const sealed = keys.seal('王建国', 'user:1', 'name')
    expect(keys.seal('王建国', 'user:1', 'name')).not.toBe(sealed)
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((changed.readUInt8(index) ^ 1) & 255, index)
      expect(keys.open(`v1.${changed.toString('base64url')}`, 'user:1', 'name')).toBeUndefined()
    }
  })

  test('what was never sealed opens to nothing', () => {
    for (const text of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', '王建国'])
      expect(keys.open(text, 'user:1', 'name')).toBeUndefined()
  })
})

test('a hash finds the same value for the same purpose under the same key only', () => {
  const hash = keys.hash('13800138000', 'mobile')
  expect(keys.hash('13800138000', 'mobile')).toBe(hash)
  expect(keys.hash('13800138000', 'address')).not.toBe(hash)
  expect(others.hash('13800138000', 'mobile')).not.toBe(hash)
})
