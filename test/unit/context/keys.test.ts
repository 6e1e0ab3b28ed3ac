import fc from 'fast-check'
import { createKeys, readMasterKeys } from '../../../server/context/keys'

const ring = (hex: string, hashing = hex) => createKeys({ sealing: readMasterKeys(hex), hashing })

const keys = ring('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08')
const others = ring('60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752')

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
    const bytes = Buffer.from(sealed.slice('v2.1.'.length), 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((changed.readUInt8(index) ^ 1) & 255, index)
      expect(keys.open(`v2.1.${changed.toString('base64url')}`, 'user:1', 'name')).toBeUndefined()
    }
  })

  test('what was never sealed opens to nothing', () => {
    for (const text of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'v2.1.AAAA', 'v2.9.AAAA', '王建国'])
      expect(keys.open(text, 'user:1', 'name')).toBeUndefined()
  })
})

test('a hash finds the same value for the same purpose under the same key only', () => {
  const hash = keys.hash('13800138000', 'mobile')
  expect(keys.hash('13800138000', 'mobile')).toBe(hash)
  expect(keys.hash('13800138000', 'address')).not.toBe(hash)
  expect(others.hash('13800138000', 'mobile')).not.toBe(hash)
})

describe('keys that change', () => {
  const [old, fresh] = ['1'.repeat(63) + '2', '3'.repeat(63) + '4']
  const before = ring(`1:${old}`, old)
  const after = ring(`2:${fresh},1:${old}`, old)

  test('open what the older one sealed, and seal with the newer', () => {
    expect(after.open(before.seal('王建国', 'user:1', 'name'), 'user:1', 'name')).toBe('王建国')
    const sealed = after.seal('王建国', 'user:1', 'name')
    expect(sealed).toContain(after.prefix)
    expect(before.open(sealed, 'user:1', 'name')).toBeUndefined()
  })

  test('open what was sealed before keys had numbers', () => {
    const sealed = before.seal('王建国', 'user:1', 'name').replace('v2.1.', 'v1.')
    expect(after.open(sealed, 'user:1', 'name')).toBe('王建国')
  })

  test('leave hashes as they are', () => {
    expect(after.hash('13800138000', 'mobile')).toBe(before.hash('13800138000', 'mobile'))
    expect(after.checks['1']).toBe(before.checks['1'])
    expect(after.checks['2']).not.toBe(after.checks['1'])
  })
})
