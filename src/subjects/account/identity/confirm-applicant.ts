import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import type { UserStatus } from '@/contract/login'
import { authH5Realname, authWxRealname } from '@/contract/realname'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { fillEncrypted, lockFields } from '@/domain/apply/edit'
import { certificateOf, itemOf, textOf, type FormItem } from '@/domain/apply/item'
import { REALNAME_PRODUCTS } from '@/domain/base/defaults'
import type { CredentialEnv } from '@/domain/credential/credential'
import { confirmNext, confirmStart, type ConfirmState } from '@/domain/realname/confirm-sequence'
import type { Day } from '@/domain/time/day'
import { alert } from '@/ui/dialog/message'
import { retryUntilAnswered } from '@/ui/load/retry-until-answered'
import { claimOf, detailsOf } from './claim'
import { inBrowser } from './in-browser'
import { tellRealname, type Rejected } from './tell-realname'

type Items = readonly FormItem[]

export interface Confirming {
  items: Items
  env: CredentialEnv
  today: Day
  agreed: boolean
  /** The signed-in user, if that could be read. */
  user: UserStatus | undefined
  /** The phone to call when nothing else helps. */
  servicePhone: string
  words: FailureWords
}

export type Confirmed =
  /** The present form, with the bound phone and the verified person locked. */
  | { kind: 'confirmed'; items: Items }
  | { kind: 'terms' }
  /** The problem was already shown. `rejected` is the wrong field, if it is one. */
  | { kind: 'stopped'; items: Items; rejected?: Rejected }

/** Whether fields were bound or verified before and cannot be edited. */
const isLocked = (items: Items, ...types: string[]): boolean =>
  types.every((type) => itemOf(items, type)?.disabled === true)

const lockPerson = (items: Items): FormItem[] =>
  lockFields(items, ['name', 'certificate', 'identity'])

/**
 * Confirms an applicant whose form is valid: terms, phone and real-name verification, each call
 * after the one before succeeded. A company's phone is not bound to the account.
 */
export const confirmApplicant = async (given: Confirming): Promise<Confirmed> => {
  const { env, today, agreed, user, words, servicePhone } = given
  let { items } = given
  const isCompany = certificateOf(items) === 'ORG'
  const submit = {
    type: 'SUBMIT',
    applicant: {
      env,
      problems: [],
      agreed,
      credentialType: certificateOf(items),
      phoneLocked: isCompany || isLocked(items, 'mobile'),
      personLocked: isLocked(items, 'name', 'identity'),
    },
  } as const
  let state: ConfirmState = confirmNext({ state: confirmStart, event: submit })

  /** Answers undefined when the user gave up after no answer, or after the refusal was shown. */
  const asked = async <T>(call: () => Promise<Answer<T>>): Promise<T | undefined> => {
    const answer = await retryUntilAnswered(call, words)
    if (answer?.ok) return answer.value
    if (answer) await alert({ text: failureText(answer.error, words), icon: 'warning-red' })
    return undefined
  }
  const naming = (call: 'authH5Realname' | 'authWxRealnameLv2') => {
    const claim = claimOf(items)
    if (!claim) return Promise.resolve(undefined)
    return call === 'authH5Realname'
      ? asked(() => send(authH5Realname, { ...claim, ...detailsOf(items, today) }))
      : asked(() =>
          send(authWxRealname, {
            ...claim,
            authType: 1,
            productCodeList: [...REALNAME_PRODUCTS],
            allowLv1: true,
          }),
        )
  }

  for (;;) {
    switch (state.at) {
      case 'TERMS_OPEN':
        return { kind: 'terms' }
      case 'BINDING': {
        const bound = await inBrowser.bindPhone(textOf(items, 'mobile'))
        if (!bound) return { kind: 'stopped', items }
        items = fillEncrypted({ items, type: 'mobile', ...bound, lock: true })
        state = confirmNext({
          state,
          event: { type: 'ANSWER', call: state.call, answer: { result: 0 } },
        })
        break
      }
      case 'NAMING': {
        const answer = await naming(state.call)
        if (!answer) return { kind: 'stopped', items }
        state = confirmNext({ state, event: { type: 'ANSWER', call: state.call, answer } })
        if (state.at === 'CONFIRMED' && !isCompany) items = lockPerson(items)
        break
      }
      case 'FAILED': {
        if (state.call === 'setBindPhone') return { kind: 'stopped', items }
        const told = await tellRealname(state, { claim: claimOf(items), user, servicePhone })
        if (told === 'go on') return { kind: 'confirmed', items }
        if (told !== 'again') return { kind: 'stopped', items, ...told }
        state = confirmNext({
          state,
          event: {
            ...submit,
            applicant: { ...submit.applicant, phoneLocked: true },
          },
        })
        break
      }
      case 'EDITING':
      case 'FORM_INVALID':
        return { kind: 'stopped', items }
      case 'CONFIRMED':
        return { kind: 'confirmed', items }
    }
  }
}
