import assert from 'node:assert/strict'
import { join } from 'node:path'
import { scoreProgram } from '@huimin/weapp-sim'
import { makeForPages } from '../../support/eyes/made'
import { weappPages } from '../../support/eyes/weapp-pages'
import { newFamily } from '../../support/family'
import { done } from '../../support/purchase'
import { remoteGateway } from '../../support/remote'
import { sandboxOf } from '../../support/sandbox'
import { test } from '../../support/test'
import { BUILT_GATEWAY } from '../../support/weapp'

const DIST = join(__dirname, '../../../dist/weapp')
const PERSON = 'score'

/** Rules of weight 0 are hints: styles of states that are not shown, and timers of the framework. */
test('every page has 100 points of the experience score', async ({ browser, sharedGateway }) => {
  const { origin } = await sharedGateway()
  const gateway = remoteGateway(origin)
  const who = { code: PERSON, appId: 'touristappid' }
  const login = done(await gateway.call('loginByWechat', who))
  const made = await makeForPages({ gateway, login, sandbox: sandboxOf(origin) }, newFamily())
  const pages = weappPages(made).map(({ url }) => url)
  const { total, rules, ...report } = await scoreProgram(DIST, {
    ...{ browser, pages, loginCode: PERSON },
    origins: { [BUILT_GATEWAY]: origin, [origin]: origin },
  })
  const lost = rules.filter(({ state, weight }) => state === 'failed' && weight > 0)
  assert.deepEqual(
    lost.map(({ id, findings }) => [id, ...findings.map(({ page, what }) => `${page}: ${what}`)]),
    [],
  )
  assert.equal(total, 100)
  assert.ok(report.pages.length >= pages.length, `${report.pages.length} pages were opened`)
})
