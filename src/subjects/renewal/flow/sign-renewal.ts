import { send } from '@/api/client'
import { authorizeRenewal, turnOnAutoRenewal, type RenewalSwitch } from '@/contract/renewal'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { wechatPersonErrors } from '@/copy/errors/wechat-person-errors'
import { host } from '@/copy/shell/host'
import { newId } from '@/domain/base/uuid'
import { can, openMiniProgram } from '@/platform/environment'
import type { MiniProgramTarget } from '@/platform/environment.types'
import { present } from '@/platform/pay'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { payPlace } from '@/stores/pay-place'
import { alert } from '@/ui/dialog/message'

/**
 * ELSEWHERE: the user is on the way to the signing page. OPEN: WeChat's mini-program must be opened
 * by another tap. NOT: signing did not start, and the reason was shown.
 */
export type RenewalSigned =
  { kind: 'ELSEWHERE' | 'NOT' } | { kind: 'OPEN'; target: MiniProgramTarget }

/** Agrees to auto-renewal for these people and opens the signing page of WeChat. */
export async function signRenewal({
  family,
  textHash,
  productCode,
  documents,
  words,
  byCity,
}: {
  family: RenewalSwitch['family']
  textHash: string
  /** The product as which the page showed the renewal. */
  productCode: string | undefined
  /** Addresses of the documents that were agreed to. */
  documents: string[]
  words: FailureWords
  /** True at a city's own address. */
  byCity: boolean
}): Promise<RenewalSigned> {
  const policyIds = family.map(({ policyId }) => policyId)
  const [policyId = ''] = policyIds
  const left = async ({ ok }: { ok: boolean }): Promise<RenewalSigned> => {
    if (!ok) await alert({ title: host.notOpened })
    return { kind: ok ? 'ELSEWHERE' : 'NOT' }
  }
  // A web view can open neither WeChat's signing page nor its mini-program.
  if (can('miniProgramBridge'))
    return left(await openMiniProgram({ path: weappPathTo('renewalContract', { policyId }) }))
  const expectedFen = family.reduce((sum, { premiumFen }) => sum + premiumFen, 0)
  const call = byCity ? authorizeRenewal : turnOnAutoRenewal
  const wanted = { policyIds, textHash, expectedFen, productCode, documents, place: payPlace() }
  const agreed = await send(call, wanted, newId())
  if (!agreed.ok) {
    const { error } = agreed
    const isUnknown = error.name === 'PAYER_UNKNOWN'
    await alert({
      title: isUnknown ? wechatPersonErrors.unknownSigner : failureText(error, words),
    })
    return { kind: 'NOT' }
  }
  const { signing } = agreed.value
  if (signing.kind === 'redirect')
    return left(await present(signing, pathTo('renewalContract', { policyId, signed: '1' })))
  const { appId, path, extraData } = signing
  // WeChat sends the path without a leading slash.
  return { kind: 'OPEN', target: { appId, path: `/${path}`, extraData } }
}
