import { send } from '@/api/client'
import { authH5Realname, authWxRealname } from '@/contract/realname'
import { failureText } from '@/copy/errors/failures'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { REALNAME_PRODUCTS } from '@/domain/base/defaults'
import { h5RealNameOutcome, wxRealNameOutcome } from '@/domain/realname/real-name'
import { useVisit } from '@/stores/visit'
import type { Claim } from './claim'
import { h5RealnameText, wxRealnameErrors } from './copy'

/**
 * Verifies the signed-in user by name and number outside a purchase. A failure carries its text.
 */
export async function proveByName(
  claim: Claim,
): Promise<{ ok: true } | { ok: false; text: string }> {
  const { env, context } = useVisit.getState()
  if (credentialEnvOf(env) === 'H5') {
    const answer = await send(authH5Realname, claim)
    if (!answer.ok) return { ok: false, text: failureText(answer.error, context) }
    const outcome = h5RealNameOutcome(answer.value)
    return outcome.ok || outcome.code === 'HAD_AUTH'
      ? { ok: true }
      : { ok: false, text: h5RealnameText(outcome.code) }
  }
  const productCodeList = [...REALNAME_PRODUCTS]
  const way = { authType: 1 as const, productCodeList, allowLv1: true }
  const answer = await send(authWxRealname, { ...claim, ...way })
  if (!answer.ok) return { ok: false, text: failureText(answer.error, context) }
  const outcome = wxRealNameOutcome(answer.value)
  return outcome.ok || outcome.code === 'HAD_AUTH'
    ? { ok: true }
    : { ok: false, text: wxRealnameErrors[outcome.code] }
}
