import { createHash, randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadSandboxKeys, type SandboxKeys } from '../../sandbox/world/keys'

const root = join(__dirname, '../..')

/**
 * A cached folder with keys of the sandbox. Four key pairs take a second, which every gateway of a
 * test would need again. test/unit/sandbox/keys tests that a data folder makes its own keys.
 */
function readyFolder(): string {
  const sources = ['sandbox/world/keys.ts', 'packages/wechat-sandbox/world/keys.ts']
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(join(root, source)))
  const version = hash.digest('hex').slice(0, 16)
  const folder = join(root, `.cache/sandbox-keys-${version}`)
  if (existsSync(folder)) return folder
  // Two workers may make the folder at once. The later one then uses the existing folder.
  const own = `${folder}.${randomBytes(4).toString('hex')}`
  loadSandboxKeys(own)
  try {
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

export const readySandboxKeys = (): SandboxKeys => loadSandboxKeys(readyFolder())

/** Copies the keys into this data folder, so that its gateway need not make them. */
export const giveSandboxKeys = (dataDir: string): void =>
  copyFileSync(join(readyFolder(), 'sandbox-keys.json'), join(dataDir, 'sandbox-keys.json'))
