import type { Scenario, Scene } from '../scenario'

const PLAN = 120_001
const NEXT_YEAR = new Date().getUTCFullYear() + 1

const newContract = ({ world }: Scene, change: object = {}) => ({
  appid: world.settings.appid,
  plan_id: PLAN,
  out_contract_code: world.newNo('C'),
  insured_display_name: '*小满',
  contract_notify_url: world.post.address,
  policy_start_date: `${NEXT_YEAR}-03-01`,
  policy_end_date: `${NEXT_YEAR + 1}-02-28`,
  policy_periods: [
    {
      policy_period_id: 1,
      estimated_deduct_date: `${NEXT_YEAR}-03-01`,
      estimated_deduct_amount: { total: 19600, currency: 'CNY' },
    },
  ],
  can_auto_insure: false,
  can_auto_reinsure: true,
  ...change,
})

/** Makes a contract that the person signs on WeChat's page, and answers its code. */
async function signedContract(scene: Scene): Promise<string> {
  const contract = newContract(scene)
  const { data } = await scene.merchant.signContract('h5', contract)
  const page = new URL((data as { redirect_url: string }).redirect_url)
  const told = scene.world.post.next()
  await fetch(`${page.origin}${page.pathname}`.replace(/^https:..[^/]+/, scene.world.origin), {
    method: 'POST',
    body: new URLSearchParams({ code: contract.out_contract_code, choice: 'SIGNED' }),
    redirect: 'manual',
  })
  const { genuine, notice, read } = await told
  expect(genuine).toBe(true)
  expect(JSON.parse(notice.body)).toMatchObject({ event_type: 'INSURANCE_ENTRUST.SIGN' })
  expect(read).toMatchObject({ out_contract_code: contract.out_contract_code })
  return contract.out_contract_code
}

export const contracts: readonly Scenario[] = [
  [
    'a contract is signed on WeChat’s page, told of and found',
    async (scene) => {
      const code = await signedContract(scene)
      const answer = await scene.merchant.queryContract(PLAN, code)
      expect(answer).toMatchObject({
        status: 200,
        data: { out_contract_code: code, contract_state: 'SIGNED' },
      })
    },
  ],
  [
    'a contract that nobody signed is not found',
    async (scene) => {
      const contract = newContract(scene, { openid: 'o-sandbox-1' })
      const answer = await scene.merchant.signContract('jsapi', contract)
      expect(answer).toMatchObject({ status: 200, data: { redirect_url: expect.any(String) } })
      expect(await scene.merchant.queryContract(PLAN, contract.out_contract_code)).toMatchObject({
        status: 404,
        data: { code: 'RESOURCE_NOT_EXISTS' },
      })
    },
  ],
  [
    'a contract is ended',
    async (scene) => {
      const code = await signedContract(scene)
      expect(await scene.merchant.terminateContract(PLAN, code)).toMatchObject({ status: 204 })
      const answer = await scene.merchant.queryContract(PLAN, code)
      expect(answer.data).toMatchObject({ contract_state: 'TERMINATED' })
    },
  ],
  [
    'a contract that may both insure and reinsure is refused',
    async (scene) => {
      const both = newContract(scene, { can_auto_insure: true })
      const answer = await scene.merchant.signContract('h5', both)
      expect(answer).toMatchObject({ status: 400, data: { code: 'PARAM_ERROR' } })
    },
  ],
  [
    'the code of a signed contract is not used again',
    async (scene) => {
      const code = await signedContract(scene)
      const again = newContract(scene, { out_contract_code: code })
      const answer = await scene.merchant.signContract('h5', again)
      expect(answer).toMatchObject({ status: 400, data: { code: 'INVALID_REQUEST' } })
    },
  ],
]
