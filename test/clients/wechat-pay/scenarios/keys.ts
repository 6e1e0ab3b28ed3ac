import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { platformPublicId, platformSerial } from '@huimin/wechat-sandbox'
import { jsapiOrder, paidOrder, type Scenario } from '../scenario'

const readKey = (pem: string) =>
  (pem.includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem)).export({
    type: 'spki',
    format: 'pem',
  })

export const keys: readonly Scenario[] = [
  [
    'the platform certificate is downloaded, opened and believed',
    async ({ merchant, world, open }) => {
      const certificates = await merchant.certificates()
      expect(Object.keys(certificates)).toEqual([platformSerial])
      const pem = certificates[platformSerial] ?? ''
      expect(readKey(pem)).toBe(world.keys.platform.publicKey)

      // A client with only these keys accepts a notification.
      world.post.useMerchant(
        { name: '', open: () => open({ platformKeys: certificates }) },
        world.settings,
      )
      const no = await jsapiOrder({ merchant, world, open })
      await world.decide(no, { outcome: 'PAID', notify: { signedBy: 'certificate' } })
      expect(world.post.taken).toMatchObject([{ read: { out_trade_no: no } }])
    },
  ],
  [
    'the public key alone is enough',
    async ({ world, open }) => {
      const platformKeys = { [platformPublicId]: world.keys.platformPublic.publicKey }
      const merchant = open({ platformKeys, answersBy: platformPublicId })
      world.post.useMerchant({ name: '', open: () => merchant }, world.settings)
      const no = await jsapiOrder({ merchant, world, open })
      await world.decide(no, { outcome: 'PAID', notify: { signedBy: 'publicKey' } })
      expect(world.post.taken).toMatchObject([{ read: { out_trade_no: no } }])
      expect(await merchant.queryByOutTradeNo(no)).toMatchObject({
        data: { trade_state: 'SUCCESS' },
      })
    },
  ],
  [
    'a merchant is not believed under another key',
    async ({ open }) => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const stranger = open({ privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) })
      const answer = await stranger.queryByOutTradeNo('T00000000')
      expect(answer).toMatchObject({ status: 401, data: { code: 'SIGN_ERROR' } })
    },
  ],
  [
    'a merchant is not believed under another serial number',
    async ({ open }) => {
      const answer = await open({ serial: 'F'.repeat(40) }).queryByOutTradeNo('T00000000')
      expect(answer).toMatchObject({ status: 401, data: { code: 'SIGN_ERROR' } })
    },
  ],
  [
    'another merchant is unknown',
    async ({ open }) => {
      const answer = await open({ mchid: '1900000001' }).queryByOutTradeNo('T00000000')
      expect(answer).toMatchObject({ status: 401, data: { code: 'SIGN_ERROR' } })
    },
  ],
  [
    'a request of another hour is refused',
    async (scene) => {
      const no = await paidOrder(scene)
      await scene.world.send('PUT', '/clock', { offsetMs: 3_600_000 })
      const answer = await scene.merchant.queryByOutTradeNo(no)
      await scene.world.send('PUT', '/clock', { offsetMs: 0 })
      expect(answer).toMatchObject({ status: 401, data: { code: 'SIGN_ERROR' } })
    },
  ],
]
