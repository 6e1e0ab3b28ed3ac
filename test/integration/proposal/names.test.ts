import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { fileGateway } from '../../support/gateway'
import { newPerson, shanghai, signIn, submission } from '../../support/purchase'

const gateway = fileGateway()

/** Pages ask for the price whenever a person is complete, so the price call checks names, too. */
const priced = async (name: string) => {
  const login = await signIn(gateway)
  const insured = [
    { relationType: 'SELF' as const, person: newPerson() },
    { relationType: 'SPOUSE' as const, person: { ...newPerson(), name } },
  ]
  const { insurants } = submission({ traceId: randomUUID() }, insured, 0)
  return gateway.call('getPrice', { ...shanghai, version: 3 as const, insurants }, { login })
}

describe('VA004 the Chinese name of an insured person', () => {
  test.each(['王', '王建国', '阿卜·买买提·江', '买买提'.repeat(5)])('%s is one', async (name) => {
    expect((await priced(name)).code).toBe(0)
  })

  test.each([
    ['four parts', '阿卜·买买提·江·伊'],
    ['sixteen characters', `${'买买提'.repeat(5)}江`],
    ['Latin letters', 'Wang Jianguo'],
  ])('%s: refused at the name', async (_, name) => {
    expect(await priced(name)).toMatchObject({
      code: errorCodes.INSURANT_INVALID,
      extra: { field: 'insurants.1.name' },
    })
  })
})
