import assert from 'node:assert/strict'
import type { Page, Request } from '@playwright/test'
import { arrive, playAs } from '../../support/official-account'
import { openShop } from '../../support/shop'
import { arriveAt, button, eventually, startInsuring } from '../../support/storefront'
import { test } from '../../support/test'

/** WeChat's JS-SDK in an official account works on an address after its signature is accepted. */

const shop = openShop()

/** Returns the path that a call of getJsSdkConfig asks a signature for. */
const pathIn = (request: Request) =>
  new URL((request.postDataJSON() as { data: { url: string } }).data.url).pathname

/** Records every address that WeChat verified, with its answer. */
const hearWechat = async (page: Page) => {
  const answers: string[] = []
  await page.route('**/sandbox/wechat/verify-address', async (route) => {
    const { url } = route.request().postDataJSON() as { url: string }
    const answer = await route.fetch()
    answers.push(`${new URL(url).pathname} ${await answer.text()}`)
    await route.fulfill({ response: answer })
  })
  const accepted = (path: string) =>
    eventually(
      async () => answers,
      (seen) => seen.includes(`${path} {"errMsg":"preVerifyJSAPI:ok"}`),
    )
  const refused = () => answers.filter((answer) => !answer.includes(':ok'))
  return { answers, accepted, refused }
}

test('every address is shown to WeChat, which lets its JS-SDK work there', async () => {
  const { page } = await shop.phone()
  const { accepted, refused } = await hearWechat(page)
  await arrive(page)
  await accepted('/insure')
  await startInsuring(page)
  await button(page, '下一步').waitFor()
  await accepted('/insure-apply')
  assert.deepEqual(refused(), [])
  await page.unrouteAll({ behavior: 'wait' })
})

test('a signature for the address before is neither waited for nor shown to WeChat on the next', async () => {
  const { page } = await shop.phone()
  const { answers, accepted, refused } = await hearWechat(page)
  let release = (): void => undefined
  const moved = new Promise<void>((resolve) => (release = resolve))
  // The page asks when it has loaded the JS-SDK, and who leaves before asks for the next address.
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/getJsSdkConfig') && pathIn(request) === '/insure',
  )
  await page.route('**/getJsSdkConfig', async (route) => {
    const answer = await route.fetch()
    if (pathIn(route.request()) === '/insure') await moved
    await route.fulfill({ response: answer })
  })
  await arrive(page)
  const response = (await asked).response()
  await startInsuring(page)
  await button(page, '下一步').waitFor()
  await accepted('/insure-apply')
  assert.ok(!answers.some((answer) => answer.startsWith('/insure ')))
  release()
  await (await response)?.finished()
  // Back on the product, its address is signed and verified again. By then the page has dropped
  // late answers.
  await page.goBack()
  await button(page, '立即投保').waitFor()
  await accepted('/insure')
  assert.deepEqual(refused(), [])
  await page.unrouteAll({ behavior: 'wait' })
})

test('an iPhone shows it the address that was landed on, wherever one went', async () => {
  const { page } = await shop.phone()
  const shown: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/sandbox/wechat/verify-address')) return
    shown.push(new URL((request.postDataJSON() as { url: string }).url).pathname)
  })
  await playAs(page, 'official-account-ios', '/login')
  await button(page, '登录').waitFor()
  const paths = await eventually(
    async () => shown,
    (seen) => seen.length > 0,
  )
  assert.deepEqual([...new Set(paths)], ['/login'])
  // RT008: a page from the back-forward cache is loaded again.
  const again = page.waitForEvent('load')
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await again
  await button(page, '登录').waitFor()
})

test('what WeChat refuses is asked once more, and no third time', async () => {
  const { page } = await shop.phone()
  let asked = 0
  await page.route('**/sandbox/wechat/verify-address', (route) => {
    asked += 1
    return route.fulfill({ json: { errMsg: 'preVerifyJSAPI:fail, invalid signature' } })
  })
  await playAs(page, 'official-account', '/login')
  await eventually(
    async () => asked,
    (times) => times === 2,
  )
  // After the next page has loaded, the first page can send nothing more.
  await page.goto('/page-error2')
  await eventually(
    async () => asked,
    (times) => times === 4,
  )
})

test('code 1 signs in again, once, and the page goes on', async () => {
  const { page } = await shop.phone()
  let left = 0
  page.on('request', (request) => {
    if (request.url().includes('/wechat/authorize')) left += 1
  })
  await page.route('**/getJsSdkConfig', (route) => route.fulfill({ json: { code: 1 } }))
  // Code 1 is heard before the page's own sign-in ends. Otherwise it would begin another.
  const refused = page.waitForResponse(/\/getJsSdkConfig$/)
  await page.route('**/wechat/authorize*', async (route) => {
    await refused
    await route.continue()
  })
  await arrive(page)
  await startInsuring(page)
  await arriveAt(page, /\/insure-apply/)
  await button(page, '下一步').waitFor()
  assert.equal(left, 1)
})
