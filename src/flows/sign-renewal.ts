import { send } from '@/api/client'
import { authorizeRenewal, turnOnAutoRenewal, type RenewalSwitch } from '@/contract/renewal'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { host } from '@/copy/shell/host'
import { newId } from '@/domain/base/uuid'
import { can } from '@/platform/environment'
import { openMiniProgram } from '@/platform/mini-program'
import type { MiniProgramTarget } from '@/platform/mini-program.types'
import { present } from '@/platform/pay'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { alert } from '@/ui/dialog/message'
import { payPlace } from './pay/pay-place'

/**
 * ELSEWHERE: the person is on the way to where it is signed. OPEN: WeChat's mini-program for it is to
 * be opened, by a tap of its own. NOT: it did not come to that, and was told.
 */
export type RenewalSigned =
  { kind: 'ELSEWHERE' | 'NOT' } | { kind: 'OPEN'; target: MiniProgramTarget }

/** Agrees for these people, and leads to WeChat, where it is signed. */
export async function signRenewal({
  family,
  textHash,
  words,
  byCity,
}: {
  family: RenewalSwitch['family']
  textHash: string
  words: FailureWords
  /** By the address of its city (specification section 7). */
  byCity: boolean
}): Promise<RenewalSigned> {
  const policyIds = family.map(({ policyId }) => policyId)
  const [policyId = ''] = policyIds
  const left = async ({ ok }: { ok: boolean }): Promise<RenewalSigned> => {
    if (!ok) await alert({ title: host.notOpened })
    return { kind: ok ? 'ELSEWHERE' : 'NOT' }
  }
  // A web view has neither WeChat's page for it nor the way to its mini-program.
  if (can('miniProgramBridge'))
    return left(await openMiniProgram({ path: weappPathTo('renewalContract', { policyId }) }))
  const expectedFen = family.reduce((sum, { premiumFen }) => sum + premiumFen, 0)
  const call = byCity ? authorizeRenewal : turnOnAutoRenewal
  const wanted = { policyIds, textHash, expectedFen, place: payPlace() }
  const agreed = await send(call, wanted, newId())
  if (!agreed.ok) {
    await alert({ title: failureText(agreed.error, words) })
    return { kind: 'NOT' }
  }
  const { signing } = agreed.value
  if (signing.kind === 'redirect')
    return left(await present(signing, pathTo('renewalContract', { policyId, signed: '1' })))
  const { appId, path, extraData } = signing
  // WeChat names the page without a slash.
  return { kind: 'OPEN', target: { appId, path: `/${path}`, extraData } }
}
