import type { tamperings } from '@huimin/wechat-sandbox'
import { jsapiOrder, paidOrder, type Scenario } from '../scenario'

type Tampering = (typeof tamperings)[number]

/** Attacks that a library can detect. Our own code must compare time, amount and merchant. */
const seen: readonly Tampering[] = [
  ...(['signature', 'stranger', 'probe', 'unsigned', 'nonce', 'body', 'serial'] as const),
  'resource',
]

const tampered = seen.map((tamper): Scenario => [
  `a notification that was tampered with (${tamper}) is refused`,
  async (scene) => {
    const { decide, post } = scene.world
    const no = await jsapiOrder(scene)
    await decide(no, { outcome: 'PAID', notify: { tamper } })
    expect(post.taken).toHaveLength(1)
    const [{ genuine, read } = { genuine: undefined, read: undefined }] = post.taken
    if (tamper === 'resource') expect(typeof read).not.toBe('object')
    else expect(genuine).toBe(false)
  },
])

export const notifications: readonly Scenario[] = [
  [
    'a payment is told of, believed and read',
    async (scene) => {
      const no = await jsapiOrder(scene)
      await scene.world.decide(no, { outcome: 'PAID' })
      expect(scene.world.post.taken).toMatchObject([
        {
          genuine: true,
          read: {
            ...{ out_trade_no: no, trade_state: 'SUCCESS', mchid: scene.world.settings.mchid },
            ...{ amount: { total: 19600 }, payer: { openid: 'o-sandbox-1' } },
          },
        },
      ])
    },
  ],
  [
    'a refund is told of, believed and read',
    async (scene) => {
      const out_trade_no = await paidOrder(scene)
      const out_refund_no = scene.world.newNo('R')
      const told = scene.world.post.next()
      await scene.merchant.refund({
        ...{ out_trade_no, out_refund_no, notify_url: scene.world.post.address },
        amount: { refund: 600, total: 19600, currency: 'CNY' },
      })
      const { notice, read } = await told
      expect(JSON.parse(notice.body)).toMatchObject({ event_type: 'REFUND.SUCCESS' })
      expect(read).toMatchObject({
        ...{ out_trade_no, out_refund_no, refund_status: 'SUCCESS' },
        amount: { refund: 600, total: 19600 },
      })
    },
  ],
  [
    'copies of a notification have one id',
    async (scene) => {
      const no = await jsapiOrder(scene)
      await scene.world.decide(no, { outcome: 'PAID', notify: { times: 5 } })
      const ids = scene.world.post.taken.map(({ notice }) => JSON.parse(notice.body).id as string)
      expect(ids).toHaveLength(5)
      expect(new Set(ids).size).toBe(1)
    },
  ],
  [
    'a notification that is not taken comes again',
    async (scene) => {
      const { post, decide, settings } = scene.world
      // A client without a key of WeChat Pay accepts no notification.
      const deaf = { ...scene.merchant, isGenuine: async () => false }
      post.useMerchant({ name: '', open: () => deaf }, settings)
      const no = await jsapiOrder(scene)
      await decide(no, { outcome: 'PAID' })
      post.useMerchant({ name: '', open: () => scene.merchant }, settings)
      const { read } = await post.next()
      expect(read).toMatchObject({ out_trade_no: no })
    },
  ],
  ...tampered,
]
