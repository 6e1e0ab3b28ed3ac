import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSandboxKeys } from '../../../sandbox/world/keys'

describe('the keys of the sandbox', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-keys-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('are made once, for the owner only, and differ in every folder', () => {
    const keys = loadSandboxKeys(join(folder, 'a'))
    expect(loadSandboxKeys(join(folder, 'a'))).toEqual(keys)
    expect(statSync(join(folder, 'a', 'sandbox-keys.json')).mode & 0o777).toBe(0o600)
    expect(loadSandboxKeys(join(folder, 'b')).apiV3Key).not.toBe(keys.apiV3Key)
    expect(Buffer.from(keys.apiV3Key)).toHaveLength(32)
  })

  it('are made anew when the file is unreadable', () => {
    writeFileSync(join(folder, 'sandbox-keys.json'), '{"merchant":')
    expect(loadSandboxKeys(folder).merchant.privateKey).toContain('BEGIN PRIVATE KEY')
  })
})
