import { platformPublicId } from '@huimin/wechat-sandbox'
import type { Scenario, Scene } from '../scenario'

const newBill = ({ world }: Scene, change: object = {}) => ({
  appid: world.settings.appid,
  out_bill_no: world.newNo('B'),
  transfer_scene_id: '1000',
  openid: 'o-sandbox-1',
  transfer_amount: 500,
  transfer_remark: '推荐奖励',
  transfer_scene_report_infos: [
    { info_type: '活动名称', info_content: '推荐有礼' },
    { info_type: '奖励说明', info_content: '推荐一人' },
  ],
  ...change,
})

type Waiting = { package_info: string }

export const transfers: readonly Scenario[] = [
  [
    'a transfer waits for the person, who takes it',
    async (scene) => {
      const { merchant, world } = scene
      const bill = newBill(scene)
      const answer = await merchant.transfer(bill)
      expect(answer).toMatchObject({ status: 200, data: { state: 'WAIT_USER_CONFIRM' } })
      const taken = await world.send('POST', '/request-transfer', {
        ...{ mchId: world.settings.mchid, appId: bill.appid, action: 'take' },
        package: (answer.data as Waiting).package_info,
      })
      expect(taken.body).toEqual({ errMsg: 'requestMerchantTransfer:ok' })
      const after = await merchant.queryTransfer(bill.out_bill_no)
      expect(after).toMatchObject({ status: 200, data: { state: 'SUCCESS', transfer_amount: 500 } })
    },
  ],
  [
    'the same transfer twice is one transfer, and no other under its number',
    async (scene) => {
      const bill = newBill(scene)
      const first = await scene.merchant.transfer(bill)
      expect(await scene.merchant.transfer(bill)).toEqual(first)
      const other = await scene.merchant.transfer({ ...bill, transfer_amount: 600 })
      expect(other).toMatchObject({ status: 400, data: { code: 'INVALID_REQUEST' } })
    },
  ],
  [
    'a name that the client encrypted is read, and a plain one refused',
    async (scene) => {
      const merchant = scene.open({ answersBy: platformPublicId })
      const user_name = merchant.encrypt('林小满', scene.world.keys.platformPublic.publicKey)
      expect(await merchant.transfer(newBill(scene, { user_name }))).toMatchObject({ status: 200 })
      const answer = await merchant.transfer(newBill(scene, { user_name: '林小满' }))
      expect(answer).toMatchObject({ status: 400, data: { code: 'PARAM_ERROR' } })
    },
  ],
  [
    'a transfer that waits is cancelled, one that was taken is not',
    async (scene) => {
      const { merchant, world } = scene
      const bill = newBill(scene)
      await merchant.transfer(bill)
      const answer = await merchant.cancelTransfer(bill.out_bill_no)
      expect(answer).toMatchObject({ status: 200, data: { state: 'CANCELING' } })
      const after = await merchant.queryTransfer(bill.out_bill_no)
      expect(after.data).toMatchObject({ state: 'CANCELLED' })

      const taken = newBill(scene)
      await merchant.transfer(taken)
      await world.send('PUT', `/transfers/${taken.out_bill_no}`, { state: 'SUCCESS' })
      const late = await merchant.cancelTransfer(taken.out_bill_no)
      expect(late).toMatchObject({ status: 400, data: { code: 'INVALID_REQUEST' } })
    },
  ],
  [
    'an unknown transfer is not found',
    async ({ merchant }) => {
      const answer = await merchant.queryTransfer('B00000000')
      expect(answer).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } })
    },
  ],
  [
    'a transfer of more than 200 yuan is refused',
    async (scene) => {
      const answer = await scene.merchant.transfer(newBill(scene, { transfer_amount: 20_001 }))
      expect(answer).toMatchObject({ status: 400, data: { code: 'INVALID_REQUEST' } })
    },
  ],
]
