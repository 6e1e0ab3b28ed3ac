import { readFileSync } from 'node:fs'
import type { RunningGateway } from './start-gateway'

/** What a worker of test/e2e.ts hands to each test file that it runs, in its environment. */
export const shared = {
  /** Address of the worker's gateway. */
  origin: process.env['SHARED_GATEWAY'],
  /** Where that gateway's log grows. */
  log: process.env['SHARED_LOG'] ?? '',
  /** Address of the worker's browser. */
  browser: process.env['SHARED_BROWSER'],
  /** No other file of this run has this number: people and mobiles are made of it. */
  file: Number(process.env['SHARED_FILE'] ?? 0),
}

/** So many people behind one address are a test, not an attack. */
export const forManyPeople = { SMS_ADDRESS_LIMIT: '9999', RATE_LIMIT: '99999' }

const notOurs = (): never => {
  throw new Error('The gateway is shared with other files: openShop({ own: true })')
}

/** The worker's gateway, its sandbox as on the first day; undefined where a file runs alone. */
export const sharedGateway = (): Promise<RunningGateway> | undefined => {
  const { origin } = shared
  if (!origin) return undefined
  const before = readFileSync(shared.log, 'utf8').length
  const gateway: RunningGateway = {
    origin,
    stop: notOurs,
    kill: notOurs,
    restart: notOurs,
    run: notOurs,
    dispose: () => Promise.resolve(),
    log: () => readFileSync(shared.log, 'utf8').slice(before),
  }
  return fetch(`${origin}/sandbox/reset`, { method: 'POST' }).then((answer) => {
    if (!answer.ok) throw new Error(`reset: ${answer.status}`)
    return gateway
  })
}
