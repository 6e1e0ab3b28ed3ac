import { createHash, randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadSandboxKeys, type SandboxKeys } from '../../sandbox/keys'

const root = join(__dirname, '../..')

/**
 * A folder with keys of the sandbox, made once and kept: four pairs cost a second, which every
 * gateway of a test would pay anew. That each data folder makes its own is test/unit/sandbox/keys.
 */
function readyFolder(): string {
  const source = readFileSync(join(root, 'sandbox/keys.ts'))
  const version = createHash('sha256').update(source).digest('hex').slice(0, 16)
  const folder = join(root, `.cache/sandbox-keys-${version}`)
  if (existsSync(folder)) return folder
  // Two workers may make it at once: the later one finds it made.
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

/** So that a gateway on this data folder finds them there. */
export const giveSandboxKeys = (dataDir: string): void =>
  copyFileSync(join(readyFolder(), 'sandbox-keys.json'), join(dataDir, 'sandbox-keys.json'))
