import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxRefusal } from '../../../server/sandbox/guard'
import { loadSandboxKeys } from '../../../server/sandbox/keys'

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

describe('sandboxRefusal', () => {
  const live = '1900000001'

  it('lets no sandbox and no sample merchant into production', () => {
    const nodeEnv = 'production'
    expect(sandboxRefusal({ nodeEnv, sandbox: true, mchid: live })).toContain('SANDBOX=on')
    expect(sandboxRefusal({ nodeEnv, sandbox: false, mchid: 'SANDBOX-MCH' })).toContain('sample')
    expect(sandboxRefusal({ nodeEnv, sandbox: false, mchid: live })).toBeUndefined()
  })

  it('lets everything else start', () => {
    for (const nodeEnv of ['development', 'test', undefined])
      expect(sandboxRefusal({ nodeEnv, sandbox: true, mchid: 'SANDBOX-MCH' })).toBeUndefined()
  })
})
