import { errorCodes } from '@/contract/errors'
import { catalogueWithCore, issuing } from '../../support/insurer-core'
import { confirmedProposal, newPerson, payOrderOf, signIn } from '../../support/purchase'
import { insurerShop } from './shop'

/** The insurer is asked about each person before the payment, where the product declares it. */

const shopThatIs = (withoutAnswer: 'OPEN' | 'CLOSED') => {
  const capabilities = { ...issuing, accept: { withoutAnswer } }
  return insurerShop(() => catalogueWithCore({ capabilities }))
}

/** Opens a pay order for people with these names; answers it and what became of the proposal. */
async function paying({ gateway }: ReturnType<typeof insurerShop>, ...names: string[]) {
  const login = await signIn(gateway)
  const people = names.map((name, index) => ({
    relationType: index === 0 ? ('SELF' as const) : ('SPOUSE' as const),
    person: { ...newPerson('1990-03-07', index === 0 ? 'M' : 'F'), name },
  }))
  const proposalId = await confirmedProposal(gateway, login, people)
  const pay = () => gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  const { code, extra } = await pay()
  const order = await gateway.call('getOrder', { orderId: proposalId }, { login })
  const { status, payOrderId } = order.data
  return { code, said: extra?.codeMsg, status, isOpen: payOrderId !== null, pay }
}

describe('where people may not pay without an answer', () => {
  const shop = shopThatIs('CLOSED')

  test('accepted: the order opens', async () => {
    expect(await paying(shop, '王建国', '李秀英')).toMatchObject({ code: 0, isOpen: true })
  })

  test('refused: the reason of each person, and nothing is changed', async () => {
    const one = await paying(shop, '测试拒投', '李秀英')
    expect(one).toMatchObject({
      code: errorCodes.INSURER_REFUSES,
      said: '测***：被保险人不符合承保条件，未能承保。',
      status: 'CONFIRMED',
      isOpen: false,
    })
  })

  test.each(['DOWN', 'WRONG_SIGNATURE', 'OTHER_KEY'])(
    '%s: nothing opens, and later it does',
    async (code) => {
      shop.fault('core.accept', code)
      const one = await paying(shop, '王建国')
      expect(one).toMatchObject({
        code: errorCodes.INSURER_AWAY,
        status: 'CONFIRMED',
        isOpen: false,
      })
      expect((await one.pay()).code).toBe(0)
    },
  )
})

describe('where people may', () => {
  const shop = shopThatIs('OPEN')

  test('no answer in time opens the order, a refusal does not', async () => {
    shop.fault('core.accept', 'DOWN')
    expect(await paying(shop, '王建国')).toMatchObject({ code: 0, isOpen: true })
    expect(await paying(shop, '测试拒投')).toMatchObject({ code: errorCodes.INSURER_REFUSES })
  })

  test('a question that the core does not take is an alarm', async () => {
    shop.fault('core.accept', 'MALFORMED')
    expect(await paying(shop, '王建国')).toMatchObject({ code: 0 })
    expect(shop.alarms).toEqual([['INSURER_NOT_TAKEN', 'accept 400 MALFORMED']])
  })
})
