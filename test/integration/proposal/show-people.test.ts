import { errorCodes } from '@/contract/errors'
import { securityEvents } from '../../../server/db/schema'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  openPayOrder,
  signIn,
} from '../../support/purchase'

const gateway = fileGateway()

test('names and numbers are shown in full to be checked, until it is paid; each time is noted', async () => {
  const login = await signIn(gateway)
  const insured = family()
  const proposalId = await confirmedProposal(gateway, login, insured)
  const shown = done(await gateway.call('showPeople', { proposalId }, { login }))
  expect(shown.insurants).toEqual(
    insured.map(({ person: { name, id } }) => ({ name, credentialNo: id })),
  )
  expect(shown.applicant).toEqual(shown.insurants[0])
  const noted = await gateway.ctx.db.select().from(securityEvents)
  expect(noted.filter(({ subject }) => subject === proposalId)).toMatchObject([
    { kind: 'PEOPLE_SHOWN' },
  ])

  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  const { code } = await gateway.call('showPeople', { proposalId }, { login })
  expect(code).toBe(errorCodes.PROPOSAL_STATE)
})
