import { useState } from 'react'
import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import { accreditInsurant, type CoveredPolicy } from '@/contract/insured'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { insured as copy } from '@/copy/records/insured'
import { newId } from '@/domain/base/uuid'
import { useIdentity } from '@/subjects/account'
import { alert } from '@/ui/dialog/message'
import { tellMissing } from '@/ui/form/tell-missing'

interface Asked {
  policy: CoveredPolicy
  token: string
  isProven: boolean
  /** Loads again what there is to confirm. */
  onStale: () => Promise<void>
}

export const CONSENT_ID = 'insured-consent'

/** The state of the confirmation form: name and number, the tick and the result. */
export function useConfirming({ policy, token, isProven, onStale }: Asked) {
  const identity = useIdentity()
  const [agreed, setAgreed] = useState(false)
  const [isTickMissing, setTickMissing] = useState(false)
  const [told, setTold] = useState<string>()
  const [confirmedAt, setConfirmedAt] = useState<string>()
  // The key stays the same until a confirmation succeeds, so a second tap is the same confirmation.
  const [key] = useState(newId)

  const failed = async (error: Failure) => {
    if (error.name === 'REALNAME_MISMATCH') return setTold(copy.wrong)
    if (error.extra?.code === 'OTHER_PERSON')
      return setTold(fill(copy.otherPerson, wording(policy)))
    // The policy ended, was revoked or confirmed meanwhile, or the text changed. It is loaded
    // again.
    await alert({ title: failureText(error, policy) })
    await onStale()
  }
  const confirm = async (textHash: string) => {
    setTold(undefined)
    const who = isProven ? undefined : identity.read()
    setTickMissing(!agreed)
    if (!agreed) tellMissing(CONSENT_ID, copy.agreeBlank)
    if (!agreed || (!isProven && !who)) return
    const answer = await send(accreditInsurant, { token, textHash, ...(who && { who }) }, key)
    if (answer.ok) setConfirmedAt(answer.value.confirmedAt)
    else await failed(answer.error)
  }
  const agree = (isAgreed: boolean) => {
    setTickMissing(false)
    setAgreed(isAgreed)
  }
  return { identity, agreed, agree, isTickMissing, told, confirmedAt, confirm }
}
