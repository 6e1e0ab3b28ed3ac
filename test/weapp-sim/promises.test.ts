import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { onPage, type SourceEdit } from '@huimin/weapp-sim'
import { someOf } from '../support/circle'
import { openMiniProgram } from '../support/weapp'
import type { OpenMiniProgram } from '../support/weapp'
import { fixtureDist } from './fixture'
import { PROMISES } from './self-test/promises/all'
import { answered, patience, type HostPromise } from './self-test/promises/promise'
import { openSite, type Site } from './self-test/site'

let open: OpenMiniProgram
let site: Site

before(async () => {
  site = await openSite()
  open = await openMiniProgram({
    dist: fixtureDist(),
    gatewayOrigin: site.origin,
    onSubscribe: (answers) => void answered.push(answers),
  })
})

after(async () => {
  await open.stop()
  site.close()
})

const KEPT_WITHIN_MS = 8_000
const BROKEN_AFTER_MS = 500

/** Changes the runtime from the next start on. An impossible edit fails here and not in the check. */
const runtime = async (breaking?: SourceEdit) => {
  assert.ok(open.sim)
  await open.sim.breakRuntime(breaking)
  patience.ms = breaking ? BROKEN_AFTER_MS : KEPT_WITHIN_MS
}

const check = async (promise: HostPromise) => {
  const { mini, sim } = open
  assert.ok(sim)
  await mini.callWxMethod('clearStorageSync')
  await sim.restart(undefined, promise.phone)
  await onPage(mini, 'pages/home/index')
  await promise.check(mini, sim, site.origin)
}

describe('the host keeps what it promises', () => {
  before(() => runtime())
  for (const promise of PROMISES) test(promise.name, () => check(promise))
})

describe('a promise that is broken is missed', () => {
  for (const promise of someOf(PROMISES, 6))
    test(promise.name, async () => {
      await runtime(promise.broken)
      await assert.rejects(check(promise))
    })
})
