import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepResult, takeResult } from '../../scripts/machine-cache.mjs'
import { listFiles } from '../support/list-files'
import { independentFiles, independentPackage } from './independent-package'

const ROOT = join(__dirname, '../..')
const SOURCE = join(ROOT, 'test/fixtures/weapp-app')
const TARO = join(ROOT, 'node_modules/@tarojs/cli/bin/taro')

const hashOf = (folder: string): string => {
  const hash = createHash('sha256')
  for (const file of listFiles(folder)) hash.update(file).update(readFileSync(join(folder, file)))
  hash.update(JSON.stringify([independentFiles, independentPackage]))
  return hash.update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex')
}

/** The framework would build an independent subpackage with a copy of itself. */
const addIndependentPackage = (out: string): void => {
  mkdirSync(join(out, independentPackage.root), { recursive: true })
  for (const [file, text] of Object.entries(independentFiles)) writeFileSync(join(out, file), text)
  const config = join(out, 'app.json')
  const app = JSON.parse(readFileSync(config, 'utf8')) as { subPackages: object[] }
  writeFileSync(
    config,
    JSON.stringify({ ...app, subPackages: [...app.subPackages, independentPackage] }),
  )
}

/**
 * Builds the sample mini-program into .cache if its sources changed, and answers the folder. Another
 * clone on this machine may have built it.
 */
export const fixtureDist = (): string => {
  const out = join(ROOT, '.cache/weapp-fixture')
  const stamp = `${out}.sha256`
  const hash = hashOf(SOURCE)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return out
  if (takeResult('weapp-fixture', hash, out)) {
    writeFileSync(stamp, hash)
    return out
  }
  mkdirSync(out, { recursive: true })
  execFileSync(process.execPath, [TARO, 'build', '--type', 'weapp'], {
    cwd: SOURCE,
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TARO_TELEMETRY: '0',
      DO_NOT_TRACK: '1',
      WEAPP_FIXTURE_OUT: out,
    },
  })
  addIndependentPackage(out)
  keepResult('weapp-fixture', hash, out)
  writeFileSync(stamp, hash)
  return out
}
