import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { errorCodes } from '@/contract/errors'
import type { TestGateway } from '../../support/gateway'
import { done, newMobile, newPerson, plain, shanghai, signIn } from '../../support/purchase'
import type { Login, Reply } from '../../support/remote'

type Form = RequestOf<typeof calls.handInDelegatedForm>['form']

/** The calls by which a parent asks a child, and what both of them send in the tests. */
export function delegationCalls(gateway: TestGateway) {
  const textHash = () =>
    (
      JSON.parse(
        gateway.ctx.catalogue.config('pre_insure_page', 'document:delegation')?.configJsonValue ??
          '',
      ) as { textHash: string }
    ).textHash

  const make = (login: Login, renew = false) =>
    gateway.call('makeDelegation', { ...shanghai, textHash: textHash(), renew }, { login })
  const linkOf = async (login: Login, renew = false) => done(await make(login, renew))

  const seen = async (token: string, login?: Login) =>
    done(await gateway.call('getDelegation', { token }, login && { login })).delegation
  const accept = (login: Login, token: string, hash = textHash()) =>
    gateway.call('acceptDelegation', { token, textHash: hash }, { login })
  const save = (login: Login, token: string, form: Form, number = 1) =>
    gateway.call('saveDelegatedForm', { token, form, edit: { by: 'page', number } }, { login })
  const handIn = (login: Login, token: string, form: Form, key = randomUUID()) =>
    gateway.call('handInDelegatedForm', { token, form }, { login, key })
  const take = (login: Login, delegationId: string, key = randomUUID()) =>
    gateway.call('takeDelegatedForm', { delegationId }, { login, key })
  const check = (login: Login, delegationId: string) =>
    gateway.call('showDelegatedPeople', { delegationId }, { login })
  const familyOf = async (login: Login) =>
    done(await gateway.call('getFamilyStatus', { ...shanghai, version: 3 }, { login }))
  const listed = async (login: Login) =>
    done(await gateway.call('listDelegations', {}, { login })).list

  const named = ({ name, id }: { name: string; id: string }) => ({
    name: plain(name),
    credentialType: '01' as const,
    credentialNo: plain(id),
  })

  const formOf = () => {
    const [parent, spouse] = [newPerson('1956-03-07'), newPerson('1958-05-12', 'F')]
    const form: Form = {
      applicant: named({ ...parent, name: '王建国' }),
      insurants: [
        { key: 'a', relationType: 'SELF' },
        { key: 'b', relationType: 'SPOUSE', ...named({ ...spouse, name: '李秀英' }) },
      ],
    }
    return { parent, spouse, form }
  }

  const reasonOf = ({ code, extra }: Reply) => [code, extra?.code]
  const notFound = [errorCodes.NOT_FOUND, 'NOT_FOUND']
  const wrong = (reason: string) => [errorCodes.ORDER_STATE, reason]

  /** The messages that the sandbox's WeChat and SMS have sent since its reset. */
  const messages = async () => {
    await gateway.jobs()
    const answer = await fetch(`${gateway.origin}/sandbox/messages`)
    return (await answer.json()) as { touser: string; template_id: string }[]
  }

  /** A parent and a child who has agreed to fill the form in. */
  async function asked() {
    const phone = newMobile()
    const parent = await signIn(gateway, phone)
    const link = await linkOf(parent)
    const child = await signIn(gateway)
    const { consentedAt } = done(await accept(child, link.token))
    return { phone, parent, child, consentedAt, ...link }
  }

  return {
    textHash,
    make,
    linkOf,
    seen,
    accept,
    save,
    handIn,
    take,
    check,
    familyOf,
    listed,
    named,
    formOf,
    reasonOf,
    notFound,
    wrong,
    messages,
    asked,
  }
}

/** The token that a shown field was given. */
export const tokenOf = (
  field: { encryptType: number; encryptValue?: string } | undefined,
): string => field?.encryptValue ?? ''
