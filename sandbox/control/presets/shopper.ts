import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { productPage } from '@/contract/product-page'
import type { SandboxParts } from '../../world/parts'
import type { Caller, Gateway } from './caller'
import { newPerson, type TestPerson } from './person'

/** The steps of a purchase, made by the same calls that the pages send. */

export interface Sold {
  cityCode: string
  productCode: string
}
export const shanghai: Sold = { cityCode: '310000', productCode: 'PP57' }

type Insurants = RequestOf<typeof calls.createProposal>['insurants']
type Relation = Insurants[number]['relationType']
export interface Insured {
  relationType: Relation
  person: TestPerson
}

const plain = (value: string) => ({ encryptType: 1 as const, value })
const credentialOf = ({ name, credentialNo }: TestPerson) => ({
  name: plain(name),
  credentialType: '01' as const,
  credentialNo: plain(credentialNo),
})
const insurantsOf = (insured: readonly Insured[]) =>
  insured.map(({ person, relationType }) => ({ ...credentialOf(person), relationType }))

export type Shopper = ReturnType<typeof createShopper>

export function createShopper(
  gateway: Gateway,
  {
    clock,
    captchaAnswer,
    smsCode,
    pay,
    sign,
  }: Pick<SandboxParts, 'clock' | 'captchaAnswer'> & {
    /** The latest code that was sent to a number. */
    smsCode: (phoneNumber: string) => Promise<string>
    /** Pays at the cashier, and waits until the gateway is notified. */
    pay: (outTradeNo: string) => Promise<void>
    /** Agrees to later charges on WeChat's page at this address. */
    sign: (url: string) => Promise<void>
  },
) {
  const self = newPerson()
  let by: Caller = { cookies: [] }

  /**
   * Signs in with mobile number and code, as on the page. It is called again when a moved clock has
   * ended the login.
   */
  async function signIn(): Promise<void> {
    const phoneNumber = self.mobile
    by = { cookies: [] }
    const { captchaId } = await gateway.call('openCaptcha', { phoneNumber })
    const answer = v.parse(v.object({ offset: v.number() }), await captchaAnswer(captchaId))
    const { sessionId } = await gateway.call('sendSmsCode', {
      phoneNumber,
      countryCode: '86',
      sendFrontCodeScene: 'LOGIN',
      codeType: 1,
      captchaId,
      captchaAnswer: { kind: 'slider', offset: answer.offset },
    })
    const verifyCode = await smsCode(phoneNumber)
    by.login = await gateway.call(
      'loginByPhone',
      { phoneNumber, verifyCode, sessionId, includeFields: 'UserInfo', source: 'h5-normal' },
      by,
    )
  }

  async function readNotices(sold: Sold): Promise<string> {
    const traceId = randomUUID()
    const { configJsonValue } = await gateway.call('readConfig', {
      appID: 'huimin_insur',
      namespace: 'insure_product_page',
      key: `${sold.cityCode}_${sold.productCode}`,
    })
    const page = v.parse(productPage, JSON.parse(configJsonValue))
    const { pageVersion } = page
    const clientAt = new Date(clock.now()).toISOString()
    const steps = [
      { type: 'ENTER' as const, pageId: 'insure' },
      { type: 'FILL' as const, pageId: 'apply' },
      ...page.notices.flatMap(({ type, version, textHash }) =>
        (['READ', 'AGREE'] as const).map((step) => ({
          ...{ type: step, pageId: `notice:${type}`, pageVersion: version, textHash },
        })),
      ),
    ]
    const events = steps.map((step, seq) => ({ seq, pageVersion, clientAt, ...step }))
    await gateway.call('saveTrace', { ...sold, bizType: 'CREATE_POLICY', traceId, events }, by)
    const { textHash } = page.health
    await gateway.call('confirmHealth', { ...sold, traceId, textHash, answer: 'AGREE' }, by)
    return traceId
  }

  /** Makes a confirmed order with an open pay order. */
  async function order(insured: readonly Insured[], sold = shanghai) {
    const traceId = await readNotices(sold)
    const insurants = insurantsOf(insured)
    const version = 3 as const
    const { totalFen } = await gateway.call('getPrice', { ...sold, version, insurants }, by)
    const { proposalId } = await gateway.call(
      'createProposal',
      {
        ...{ ...sold, version, traceId, insurants },
        applicant: { ...credentialOf(self), mobile: plain(self.mobile) },
        expectedTotalFen: totalFen,
      },
      by,
    )
    const { documents = [] } = await gateway.call('getProposal', { proposalId }, by)
    const agreed = documents.map(({ url }) => url)
    await gateway.call('confirmProposal', { proposalId, version, documents: agreed }, by)
    const { payParams, payOrderId } = await gateway.call(
      'createPayOrder',
      { proposalId, version, payType: 'WC_PAY', tradeType: 'H5' },
      by,
    )
    const url = payParams?.kind === 'redirect' ? payParams.url : ''
    const outTradeNo = new URL(url, 'http://localhost').searchParams.get('outTradeNo') ?? ''
    return { orderId: proposalId, payOrderId, outTradeNo }
  }

  async function buy(insured: readonly Insured[], sold = shanghai) {
    const ordered = await order(insured, sold)
    await pay(ordered.outTradeNo)
    const { policies } = await gateway.call('getOrder', { orderId: ordered.orderId }, by)
    return { ...ordered, policyIds: policies.map(({ policyId }) => policyId) }
  }

  return {
    self,
    signIn,
    order,
    buy,
    sign,
    /** Sends any other call as the signed-in user. */
    call: <N extends Parameters<Gateway['call']>[0]>(
      name: N,
      data: Parameters<typeof gateway.call<N>>[1],
    ) => gateway.call(name, data, by),
    caller: () => by,
  }
}
