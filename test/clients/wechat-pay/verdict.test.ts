import { checkHandler } from '@huimin/wechat-sandbox'
import { nodeV3 } from './node-v3'
import { openWorld, type World } from './world'

/** What a handler of a library alone, as its documentation shows it, leaves to the shop. */

let world: World
beforeAll(async () => {
  world = await openWorld()
  world.post.useMerchant(nodeV3, world.settings)
})
afterAll(() => world.close())

it('wechatpay-node-v3 verifies and opens, and compares neither time, amount, merchant nor app', async () => {
  const verdicts = await checkHandler({
    ...{ notifyUrl: world.post.address, sandbox: world.origin, keys: world.keys },
  })
  const failed = verdicts.filter(({ passed }) => !passed).map(({ name }) => name)
  expect(failed).toEqual(['late', 'amount', 'merchant', 'app'])
})
