import assert from 'node:assert/strict'
import { find, findAll, onPage, reLaunch, says, tap, until, type Page } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { done, readPage, shanghai } from '../../support/purchase'
import { test } from '../../support/test'
import { fieldsHold, fill, isLocked, noDialog } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'
import {
  addSelf,
  agree,
  answerHealth,
  confirmAndPay,
  goOn,
  readNotices,
} from '../../support/weapp-shopper'

const INSURE = 'pages/insure/index'
const APPLY = 'pages/purchase/apply/index'
const HEALTH = 'pages/purchase/health-confirm/index'
const PAY_CONFIRM = 'pages/purchase/pay-confirm/index'
const PAYMENT = 'pages/purchase/payment/index'
const RESULT = 'pages/purchase/result/index'

const zhongshan = { cityCode: '442000', productCode: 'LH1F' } as const
const queryOf = ({ cityCode, productCode }: { cityCode: string; productCode: string }) =>
  `cityCode=${cityCode}&productCode=${productCode}`

const shop = openMiniShop({ person: 'each-call' })

const IN_DIALOG = '.hm-dialog__panel button'
/** More failures than there are calls, because calls in the background use up some of them. */
const ALWAYS = 100

/** The page shows the failure and stays. Without the fault, the retry button then works. */
const askedAgain = async (page: Page, button = IN_DIALOG): Promise<void> => {
  await find(page, button, '重试')
  await shop.noFaults()
  await tap(page, button, '重试')
}

const fillSelf = async (page: Page): Promise<void> => {
  const { self } = newFamily()
  await fill(page, '姓名', self.name)
  await fill(page, '证件号码', self.id)
  await fill(page, '手机号码', self.mobile)
  await addSelf(page)
}

/** Waits until the draft is saved in the background, which would use up a fault. */
const untilKept = (product: typeof shanghai | typeof zhongshan): Promise<void> =>
  until(async () => {
    const login = await shop.login()
    const { draft } = done(await shop.remote.call('getDraft', product, { login }))
    assert.equal(draft?.insurants.length, 1)
    assert.ok(draft.applicant.mobile)
  })

const proposalOn = async (page: Page): Promise<string> =>
  String((page.query as { proposalId?: string }).proposalId)

test.describe('each call of a purchase fails once', () => {
  test('the product says so, and comes', async () => {
    await shop.fault('GetConfigV2', 'http500', ALWAYS)
    await shop.simulator.restart(`${INSURE}?${queryOf(shanghai)}`)
    const page = await onPage(shop.mini, INSURE)
    await askedAgain(page, 'button')
    await tap(page, 'button', '立即投保')
  })

  test('the form asks for the price again, and keeps what is in it', async () => {
    const page = await onPage(shop.mini, APPLY)
    await shop.fault('getPriceToc', 'http500', ALWAYS)
    await fillSelf(page)
    await askedAgain(page, 'button')
    await says(page, 'page', /129\.00/)
    await untilKept(shanghai)
    // The consent is saved in the background as well, before or after 下一步.
    await shop.fault('saveDraftToc', 'drop', ALWAYS)
    await goOn(page)
    await askedAgain(page)
    await onPage(shop.mini, HEALTH)
  })

  test('the notice and the price of it are asked for again in place', async () => {
    // A page that was loaded again shows the price before it goes on.
    await shop.simulator.restart(`${HEALTH}?${queryOf(shanghai)}`)
    const page = await onPage(shop.mini, HEALTH)
    await answerHealth(page)
    // The page shows a failure, and the notices need not be read again.
    await shop.fault('confirmHealthInform')
    await readNotices(page)
    await tap(page, '.hm-dialog__panel button', '好的')
    await noDialog(page)
    for (const cmd of ['confirmHealthInform', 'getPriceToc']) {
      await shop.fault(cmd, 'drop')
      await tap(page, 'button', '均不存在，继续投保')
      await askedAgain(page)
      await find(page, 'button', '我已确认')
      await shop.mini.native().navigateLeft()
      await noDialog(page)
    }
    await tap(page, 'button', '均不存在，继续投保')
    await shop.fault('doProposalToc', 'drop')
    await tap(page, 'button', '我已确认')
    await askedAgain(page)
    await onPage(shop.mini, PAY_CONFIRM)
  })

  test('the order comes, is confirmed and paid, and there is one of it', async () => {
    const orders = (await shop.sandbox.payOrders()).length
    const proposalId = await proposalOn(await onPage(shop.mini, PAY_CONFIRM))
    await shop.fault('getProposalDetail', 'http500', ALWAYS)
    const address = `/${PAY_CONFIRM}?${queryOf(shanghai)}&proposalId=${proposalId}`
    const page = await reLaunch(shop.mini, address)
    await askedAgain(page, 'button')
    await find(page, 'button', '确认并支付')
    await agree(page)
    await shop.fault('confirmedProposalToc', 'drop')
    await tap(page, 'button', '确认并支付')
    await tap(page, '.hm-dialog__panel button', '取消')
    await noDialog(page)
    await shop.fault('createPayOrderToc', 'drop')
    await tap(page, 'button', '确认并支付')
    await askedAgain(page)
    await says(await onPage(shop.mini, RESULT), 'page', /投保成功/)
    assert.equal((await shop.sandbox.payOrders()).length, orders + 1)
  })

  test('what is paid already leads to its result', async () => {
    const { proposalId } = (await onPage(shop.mini, RESULT)).query as { proposalId: string }
    const page = await reLaunch(
      shop.mini,
      `/${PAY_CONFIRM}?${queryOf(shanghai)}&proposalId=${proposalId}`,
    )
    await tap(page, '.hm-link', /./)
    await says(await onPage(shop.mini, RESULT), 'page', /投保成功/)
  })
})

test.describe('killed, and without a login, at each step', () => {
  let hours = 0
  /** Moves the clock by more than an hour, after which a login has ended. */
  const hourPasses = () => shop.sandbox.shiftClock((hours += 1) * 61 * 60_000)

  test('the form is as it was', async () => {
    await reLaunch(shop.mini, `/${APPLY}?${queryOf(zhongshan)}`)
    const page = await onPage(shop.mini, APPLY)
    // The applicant has bought before and is verified, so name and number are filled in.
    await isLocked(page, '证件号码')
    await fill(page, '手机号码', newFamily().self.mobile)
    await addSelf(page)
    await untilKept(zhongshan)
    await shop.simulator.restart(`${APPLY}?${queryOf(zhongshan)}`)
    const again = await onPage(shop.mini, APPLY)
    await until(async () => {
      const shown = await fieldsHold(again)
      assert.ok(shown.length > 0 && shown.every(({ value }) => value !== ''))
    })
    await says(again, 'page', /本人/)
    await hourPasses()
    await goOn(again)
    await onPage(shop.mini, HEALTH)
  })

  test('the notice is there, read where reading is forced, and taken', async () => {
    const { health, notices } = await readPage(shop.remote, zhongshan)
    await shop.simulator.restart(`${HEALTH}?${queryOf(zhongshan)}`)
    const page = await onPage(shop.mini, HEALTH)
    await answerHealth(page, health.agreeText)
    await hourPasses()
    await readNotices(page, notices)
    await find(page, 'button', '我已确认')
    await hourPasses()
    await tap(page, 'button', '我已确认')
    await onPage(shop.mini, PAY_CONFIRM)
  })

  test('the order is there, and Back from it leads to the form', async () => {
    const proposalId = await proposalOn(await onPage(shop.mini, PAY_CONFIRM))
    const address = `${PAY_CONFIRM}?${queryOf(zhongshan)}&proposalId=${proposalId}`
    await shop.simulator.restart(address)
    await tap(await onPage(shop.mini, PAY_CONFIRM), 'button', '修改')
    const form = await onPage(shop.mini, APPLY)
    await until(async () => assert.equal((await findAll(form, '.hm-insurant')).length, 1))
    await until(async () => assert.ok((await fieldsHold(form)).every(({ value }) => value !== '')))
    await shop.simulator.restart(address)
    await hourPasses()
    await onPage(shop.mini, PAY_CONFIRM)
    await confirmAndPay(shop.mini)
    await says(await onPage(shop.mini, RESULT), 'page', /参保成功/)
  })

  test('the payment and its result are there', async () => {
    const { proposalId } = (await onPage(shop.mini, RESULT)).query as { proposalId: string }
    await shop.simulator.restart(`${PAYMENT}?${queryOf(zhongshan)}&proposalId=${proposalId}`)
    await shop.simulator.restart(`${RESULT}?${queryOf(zhongshan)}&proposalId=${proposalId}`)
    await says(await onPage(shop.mini, RESULT), 'page', /参保成功/)
  })
})
