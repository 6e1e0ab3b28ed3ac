import automator from 'miniprogram-automator'
import {
  currentPage,
  findAll,
  onPage,
  readNamed,
  reLaunch,
  says,
  tap,
  tapNamed,
  touch,
  typeNamed,
  until,
  type MiniProgram,
} from '@huimin/weapp-sim'

/**
 * Buys an insurance in the mini-program, as a person does, for somebody whom the sandbox makes up:
 * `npm run qa -- test/qa/examples/purchase.ts`. Copy it for a test of your own (docs/qa.md).
 */

const gateway = process.env['QA_GATEWAY'] ?? 'http://localhost:8080'
const wsEndpoint = process.env['WEAPP_WS_ENDPOINT'] ?? 'ws://127.0.0.1:9420'
const PRODUCT = '/pages/insure/index?cityCode=310000&productCode=PP57'

const ask = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${gateway}/sandbox${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

const button = (name: string) => ({ role: 'button', name })
const textbox = (name: string) => ({ role: 'textbox', name })

/** Ticks each agreement of the page that is open. */
const agree = async (mini: MiniProgram): Promise<void> => {
  for (const choice of await findAll(await currentPage(mini), '.hm-choice')) {
    const isTicked = (await choice.attribute('aria-checked')) === 'true'
    if (!isTicked && (await choice.text()).includes('我已阅读并同意')) await touch(choice)
  }
}

const fillForm = async (mini: MiniProgram): Promise<string> => {
  const person = await ask<{ name: string; credentialNo: string; mobile: string }>('/person')
  const page = await onPage(mini, 'pages/purchase/apply/index')
  await typeNamed(mini, textbox('姓名'), person.name)
  await typeNamed(mini, textbox('证件号码'), person.credentialNo)
  await typeNamed(mini, textbox('手机号码'), person.mobile)
  await tap(page, 'button', '本人')
  await agree(mini)
  await tapNamed(mini, button('下一步'))
  return `投保人 ${person.name}，身份证 ${person.credentialNo}，手机 ${person.mobile}`
}

const NOTICES = ['同意并阅读下一项', '同意并阅读下一项', '我已阅读并同意']

const declareHealth = async (mini: MiniProgram): Promise<string> => {
  await onPage(mini, 'pages/purchase/health-confirm/index')
  await tapNamed(mini, button('均不存在，继续投保'))
  for (const agreed of NOTICES) {
    await readNamed(mini, { role: 'region', name: '' })
    await tapNamed(mini, button(agreed))
  }
  return '健康告知和三份须知读完'
}

const ORDER = 'pages/purchase/pay-confirm/index'

/** The premium is confirmed once more where the form had not shown it yet. */
const acceptPremium = (mini: MiniProgram): Promise<void> =>
  until(async () => {
    const page = await currentPage(mini)
    if (page.path === ORDER) return
    for (const each of await findAll(page, '.hm-dialog__panel button'))
      if ((await each.text()).includes('我已确认')) await each.tap()
    throw new Error(`still on ${page.path}`)
  })

const pay = async (mini: MiniProgram): Promise<string> => {
  await acceptPremium(mini)
  await agree(mini)
  await tapNamed(mini, button('确认并支付'))
  await onPage(mini, 'pages/purchase/result/index')
  const [order] =
    await ask<readonly { outTradeNo: string; outcome: string; amountFen: number }[]>('/pay-orders')
  if (order?.outcome !== 'PAID') throw new Error(`pay order: ${JSON.stringify(order)}`)
  return `支付单 ${order.outTradeNo} 已支付 ${order.amountFen / 100} 元`
}

const buy = async (mini: MiniProgram): Promise<void> => {
  await tap(await reLaunch(mini, PRODUCT), 'button', '立即投保')
  console.log(await fillForm(mini))
  console.log(await declareHealth(mini))
  console.log(await pay(mini))
  await says(await currentPage(mini), 'page', /成功/)
}

const main = async (): Promise<void> => {
  const mini = await automator.connect({ wsEndpoint })
  try {
    await buy(mini)
  } finally {
    mini.disconnect()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
