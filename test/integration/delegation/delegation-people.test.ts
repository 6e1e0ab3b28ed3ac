import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { errorCodes } from '@/contract/errors'
import { DAY_MS } from '@/domain/time/day'
import { fileGateway } from '../../support/gateway'
import { done, moveClock, plain, shanghai, signIn } from '../../support/purchase'
import { rowsOf } from '../../support/rows'
import { delegationCalls, tokenOf } from './delegation-calls'

/** 请子女代办: who sees whose name and number in full, and whose tokens a form takes. */

const gateway = fileGateway()
const { handIn, take, check, familyOf, named, formOf, reasonOf, notFound, wrong, asked } =
  delegationCalls(gateway)

/** A shown person as a client sends it back: tokens without their masks. */
const sentOf = (person: object | undefined) =>
  JSON.parse(
    JSON.stringify(person ?? {}, (name, value: unknown) =>
      name === 'maskValue' ? undefined : value,
    ),
  ) as object

test('the parent sees in full what the child filled in and what still stands of it; each time is noted', async () => {
  const { parent, child, token, delegationId } = await asked()
  const { form, parent: person, spouse } = formOf()
  expect(reasonOf(await check(parent, delegationId))).toEqual(wrong('FILLING'))
  done(await handIn(child, token, form))
  for (const other of [child, await signIn(gateway)])
    expect(reasonOf(await check(other, delegationId))).toEqual(notFound)
  const whole = [
    { key: 'applicant', name: '王建国', credentialNo: person.id },
    { key: 'a' },
    { key: 'b', name: '李秀英', credentialNo: spouse.id },
  ]
  expect(done(await check(parent, delegationId)).people).toEqual(whole)
  done(await take(parent, delegationId))
  expect((await familyOf(parent)).delegation).toMatchObject({ delegationId, state: 'TAKEN' })
  expect(done(await check(parent, delegationId)).people).toEqual(whole)

  // The parent corrects a name: the child's one does not come back.
  const { draft } = done(await gateway.call('getDraft', shanghai, { login: parent }))
  const mended = {
    traceId: 't',
    applicant: sentOf(draft?.applicant),
    insurants: draft?.insurants.map((one) =>
      one.key === 'b' ? { ...sentOf(one), name: plain('李秀云') } : sentOf(one),
    ),
  } as RequestOf<typeof calls.saveDraft>['draft']
  done(await gateway.call('saveDraft', { ...shanghai, draft: mended }, { login: parent }))
  expect(done(await check(parent, delegationId)).people).toEqual([
    whole[0],
    whole[1],
    { key: 'b', credentialNo: spouse.id },
  ])
  const noted = await rowsOf(
    gateway.ctx.db,
    `select kind from security_events where subject = '${delegationId}'`,
  )
  expect(noted).toEqual([1, 2, 3].map(() => ({ kind: 'PEOPLE_SHOWN' })))

  // It is over three days after the child was done, or when the child leaves.
  const second = await asked()
  done(await handIn(second.child, second.token, form))
  done(await take(second.parent, second.delegationId))
  done(await gateway.call('withdrawConsent', {}, { login: second.child }))
  expect(reasonOf(await check(second.parent, second.delegationId))).toEqual(wrong('TAKEN'))
  await moveClock(gateway, 3 * DAY_MS + 1)
  await gateway.jobs()
  expect(
    await rowsOf(gateway.ctx.db, 'select 1 from delegations where form_sealed is not null'),
  ).toEqual([])
  await moveClock(gateway, 0)
})

test("a token of the child's account names nobody in the form of another", async () => {
  // Otherwise a stolen login could hand its people in to an account that sees them in full.
  const { parent, child, token, delegationId } = await asked()
  const { form, spouse } = formOf()
  const own = { traceId: 't', applicant: named({ ...spouse, name: '李秀英' }), insurants: [] }
  const kept = done(await gateway.call('saveDraft', { ...shanghai, draft: own }, { login: child }))
  const stolen = {
    name: { encryptType: 2 as const, encryptValue: tokenOf(kept.draft.applicant.name) },
    credentialNo: {
      encryptType: 2 as const,
      encryptValue: tokenOf(kept.draft.applicant.credentialNo),
    },
  }
  const laundered = {
    ...form,
    insurants: [{ key: 'b', relationType: 'SPOUSE' as const, ...stolen }],
  }
  expect((await handIn(child, token, laundered)).code).toBe(errorCodes.INSURANT_INVALID)
  expect(reasonOf(await check(parent, delegationId))).toEqual(wrong('FILLING'))
})
