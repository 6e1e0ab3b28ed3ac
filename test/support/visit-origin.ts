import assert from 'node:assert/strict'
import type { Page, Request } from '@playwright/test'

/** The origin of a visitor, as a partner's link gives it. */
export const came = {
  agentWtag: 'A1',
  times: '2',
  wtagid: 'W.1',
  channel: 'C1',
  wsCityCode: '442000',
  projectCode: 'P1',
  fromAD: '1',
  cfgUA: 'U1',
  outerId: '张1',
  ver: '3',
  entrySource: 'poster',
  source: 'S1',
  proposalSource: 'PS1',
  testid: 'T1',
  shareWtagid: 'SW1',
}

export const saidBy = (page: Page): Record<string, string | null> => {
  const { searchParams } = new URL(page.url())
  return Object.fromEntries(Object.keys(came).map((name) => [name, searchParams.get(name)]))
}

/** Records the headers of every later call of a page. */
export const listenToCalls = (page: Page): (() => void) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (/\/(api|v1|rpc)\//.test(request.url())) calls.push(request)
  })
  return () => {
    assert.notEqual(calls.length, 0)
    for (const call of calls.splice(0)) {
      const sent = call.headers()
      const told = ['channel', 'wtagid', 'outer-id', 'version', 'scene'].map(
        (name) => sent[`x-${name}`],
      )
      assert.deepEqual(told, ['C1', 'W.1', '%E5%BC%A01', '3.21.4', 'poster'], call.url())
    }
  }
}
