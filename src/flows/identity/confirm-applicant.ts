import { send, type Answer } from '@/api/client'
import type { UserStatus } from '@/contract/login'
import { authH5Realname, authWxRealname } from '@/contract/realname'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { fillEncrypted, lockFields } from '@/domain/applicant-form/edit'
import { certificateOf, itemOf, textOf, type FormItem } from '@/domain/applicant-form/item'
import { REALNAME_PRODUCTS } from '@/domain/base/defaults'
import { confirmNext, confirmStart, type ConfirmState } from '@/domain/confirm/confirm-sequence'
import type { CredentialEnv } from '@/domain/credential/credential'
import type { Day } from '@/domain/time/day'
import { retryUntilAnswered } from '@/flows/retry-until-answered'
import { alert } from '@/ui/dialog/message'
import { claimOf, detailsOf } from './claim'
import { inBrowser } from './in-browser'
import { tellRealname, type Rejected } from './tell-realname'

type Items = readonly FormItem[]

export interface Confirming {
  items: Items
  env: CredentialEnv
  today: Day
  agreed: boolean
  /** Who is signed in, as far as that could be read. */
  user: UserStatus | undefined
  /** Whom to call when nothing else helps. */
  servicePhone: string
  words: FailureWords
}

export type Confirmed =
  /** The form as it is now: bound phone and verified person are locked. */
  | { kind: 'confirmed'; items: Items }
  | { kind: 'terms' }
  /** Told already; the field that is wrong, if it is one. */
  | { kind: 'stopped'; items: Items; rejected?: Rejected }

/** Not to be edited any more: bound or verified before. */
const isLocked = (items: Items, ...types: string[]): boolean =>
  types.every((type) => itemOf(items, type)?.disabled === true)

const lockPerson = (items: Items): FormItem[] =>
  lockFields(items, ['name', 'certificate', 'identity'])

/**
 * Confirms an applicant whose form is right (specification section 5): terms, phone, real name,
 * each call once the one before succeeded. A company's phone is nobody's to bind.
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

  /** Undefined when nobody answered and the person gave up, or was told why not. */
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
