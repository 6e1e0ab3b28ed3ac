import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, family, readNotices, signIn, submission, totalOf } from '../../support/purchase'

/** Shenzhen's outpatient product accepts the residence permit (id 17). Other products do not. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const permit = (value: string) => ({
  name: { encryptType: 1 as const, value: '陈大文' },
  credentialType: '17' as const,
  credentialNo: { encryptType: 1 as const, value },
})

const propose = async (product: { cityCode: string; productCode: string }, number: string) => {
  const login = await signIn(gateway)
  const [self] = family()
  if (!self) throw new Error('nobody')
  const traceId = await readNotices(gateway, login, { product })
  const total = await totalOf(gateway, login, [self], product)
  const body = submission({ traceId, product }, [self], total)
  const person = permit(number)
  return gateway.call(
    'createProposal',
    {
      ...body,
      applicant: { ...person, mobile: body.applicant.mobile },
      insurants: [{ ...person, relationType: 'SELF' }],
    },
    { login },
  )
}

const shenzhen = { cityCode: '440301', productCode: 'LH0F' }

test.each(['810000199003070015', '830000199003070019'])('VA027 %s is taken', async (number) => {
  expect(done(await propose(shenzhen, number)).proposalId).toMatch(/\w/)
})

test('VA013 a wrong check character is refused, and so is the permit elsewhere', async () => {
  const wrong = await propose(shenzhen, '810000199003070016')
  expect(wrong.code).toBe(errorCodes.APPLICANT_INVALID)
  const elsewhere = await propose({ cityCode: '430100', productCode: 'LG01' }, '810000199003070015')
  expect(elsewhere.code).not.toBe(0)
})
