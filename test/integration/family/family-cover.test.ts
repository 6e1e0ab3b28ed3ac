import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  newPerson,
  openPayOrder,
  signIn,
  type Insured,
  type Product,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything } from '../../support/rows'

/** The cover of each person of a family, and the products that would add missing cover. */

const gateway = fileGateway()
const nanjing = { cityCode: '320100', productCode: 'PH4J' } as const

const buy = async (login: Login, people: Insured[], product: Product) => {
  const proposalId = await confirmedProposal(gateway, login, people, product)
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
}
const familyOf = async (login: Login) => {
  const { people, isWhole } = done(await gateway.call('getFamilyCover', {}, { login }))
  expect(isWhole).toBe(true)
  return people
}
const self = (): Insured => ({ relationType: 'SELF', person: newPerson() })
const father = (): Insured => ({ relationType: 'FATHER_PARENTS', person: newPerson('1950-03-07') })

test('who holds nothing has no family here, and nobody sees another one', async () => {
  const [holder, stranger] = [await signIn(gateway), await signIn(gateway)]
  await buy(holder, [self()], nanjing)
  expect(await familyOf(stranger)).toEqual([])
})

test('each person once, the applicant first, with what covers and what is missing', async () => {
  const login = await signIn(gateway)
  const [me, dad] = [self(), father()]
  await buy(login, [dad], nanjing)
  await buy(login, [me], nanjing)
  await buy(login, [me], { cityCode: '320100', productCode: 'PH7C' })
  const before = await everything(gateway.ctx.db)
  const people = await familyOf(login)
  expect(await everything(gateway.ctx.db)).toEqual(before)
  expect(people.map(({ relationType }) => relationType)).toEqual(['SELF', 'FATHER_PARENTS'])
  const [mine, his] = people
  expect(mine?.policies.map(({ productCode }) => productCode)).toEqual(['PH7C', 'PH4J'])
  expect(mine?.policies[1]?.covers).toContainEqual({
    kind: 'selfPaid',
    name: '医保目录外住院费用',
    amount: '100万元',
  })
  expect(mine?.missing).toEqual(['outpatient', 'accident'])
  expect(his?.missing).toEqual(['outpatient', 'accident', 'illness'])
  // Age counts: for a younger person the students' product would add the most.
  expect(his?.additions.map(({ productCode }) => productCode)).not.toContain('PA1W')
  for (const { additions } of people)
    for (const { productCode, adds, fromFen } of additions) {
      expect(['PH4J', 'PA1V', 'MH03']).not.toContain(productCode)
      expect(adds.length * fromFen).toBeGreaterThan(0)
    }
})

test('what was revoked covers nobody and may be bought again', async () => {
  const login = await signIn(gateway)
  await buy(login, [self()], nanjing)
  const [policy] = (await familyOf(login)).flatMap(({ policies }) => policies)
  const { policyId = '', premiumFen: expectedRefundable = 0 } = policy ?? {}
  done(await gateway.call('revokePolicyAndRefund', { policyId, expectedRefundable }, { login }))
  await gateway.jobs()
  const [me] = await familyOf(login)
  expect(me?.policies).toMatchObject([{ status: expect.stringMatching(/^REVOK/) as string }])
  expect(me?.missing).toHaveLength(6)
  expect(me?.additions[0]?.adds).toEqual(expect.arrayContaining(['inpatient', 'selfPaid']))
})

test('the order of the family is stable: a new purchase moves nobody', async () => {
  const login = await signIn(gateway)
  const one: Insured = { relationType: 'FATHER_PARENTS', person: newPerson('1968-03-07') }
  const other: Insured = { relationType: 'MOTHER_PARENTS', person: newPerson('1969-03-07', 'F') }
  await buy(login, [one], nanjing)
  await buy(login, [other], nanjing)
  const before = (await familyOf(login)).map(({ credentialTail }) => credentialTail)
  await buy(login, [one], { cityCode: '320100', productCode: 'PH7C' })
  const after = await familyOf(login)
  expect(after.map(({ credentialTail }) => credentialTail)).toEqual(before)
  expect(after[0]?.policies).toHaveLength(2)
})
