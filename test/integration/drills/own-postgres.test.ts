import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './cluster'

/** A PostgreSQL of a test or of a benchmark does not outlive its process. */

const root = join(__dirname, '../../..')
const SOURCE = `
  const { startPostgres } = require('./scripts/own-postgres')
  void startPostgres([]).then((own) => console.log(JSON.stringify(own)))`

test('a process that is killed leaves neither its PostgreSQL nor the folder', async () => {
  if (process.env['TEST_DATABASE_URL'] === undefined) return
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', SOURCE], { cwd: root })
  const told = await createInterface(child.stdout).question('')
  const { pid, data } = JSON.parse(told) as { pid: number; data: string }
  expect(isAlive(pid) && existsSync(data)).toBe(true)
  child.kill('SIGKILL')
  while (isAlive(pid) || existsSync(data)) await pause(20)
})
