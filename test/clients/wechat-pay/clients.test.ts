import { serveFixedHosts } from '../fixed-hosts'
import { axiosPlugin } from './axios-plugin'
import { nodeV3 } from './node-v3'
import { scenarios } from './scenarios'
import { openWorld, type World } from './world'

/** Tests the simulator of WeChat Pay with unmodified merchant libraries of other projects. */

let world: World
let endHosts: () => void
beforeAll(async () => {
  world = await openWorld()
  endHosts = serveFixedHosts(world.served)
})
afterAll(async () => {
  endHosts()
  await world.close()
})

const libraries = {
  'wechatpay-axios-plugin': () => axiosPlugin(`${world.origin}/sandbox/wechatpay/`),
  'wechatpay-node-v3': () => nodeV3,
}

describe.each(Object.entries(libraries))('%s', (_, library) => {
  it.each(scenarios)('%s', async (_name, run) => {
    world.post.empty()
    const open = (change: object) => library().open({ ...world.settings, ...change })
    const merchant = world.post.useMerchant(library(), world.settings)
    await run({ merchant, world, open })
  })
})
