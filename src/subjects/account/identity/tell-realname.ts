import type { UserStatus } from '@/contract/login'
import { buttons } from '@/copy/shell/buttons'
import type { ConfirmState } from '@/domain/realname/confirm-sequence'
import { arrival } from '@/platform/address'
import { signsInQuietly } from '@/platform/app'
import { dial } from '@/platform/device'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { forgetLogin } from '@/stores/session'
import { alert, confirm } from '@/ui/dialog/message'
import type { Claim } from './claim'
import { h5RealnameText, realname as copy, wxRealnameErrors } from './copy'
import { inBrowser } from './in-browser'

type Failed = Extract<ConfirmState, { at: 'FAILED'; call: 'authH5Realname' | 'authWxRealnameLv2' }>

/** A field of the form and the message for it. */
export interface Rejected {
  field: 'name' | 'identity'
  text: string
}
type Told = 'go on' | 'again' | { rejected?: Rejected }

/** Shows why the real-name verification failed and what the user can do. */
export const tellRealname = async (
  failed: Failed,
  {
    claim,
    user,
    servicePhone,
  }: { claim: Claim | undefined; user: UserStatus | undefined; servicePhone: string },
): Promise<Told> => {
  const text =
    failed.call === 'authH5Realname'
      ? h5RealnameText(failed.code, user?.name?.maskValue)
      : wxRealnameErrors[failed.code]
  const inField = async (field: Rejected['field']): Promise<Told> => {
    await alert({ text, icon: 'warning-red', confirmText: copy.changeInfo })
    return { rejected: { field, text } }
  }
  const offer = async (confirmText: string, cancelText: string = buttons.cancel) =>
    (await confirm({ text, icon: 'warning-red', confirmText, cancelText })).kind === 'confirmed'

  switch (failed.code) {
    case 'HAD_AUTH':
      await alert({ text, icon: 'default', confirmText: buttons.iKnow })
      return 'go on'
    case 'ID_HAD_USE':
      if (failed.call !== 'authH5Realname' || !claim) return inField('identity')
      return (await offer(copy.byFace, copy.changeInfo)) && (await inBrowser.proveByFace(claim))
        ? 'go on'
        : { rejected: { field: 'identity', text } }
    case 'CREDENTIALNO_BLACKLIST':
      if (await offer(buttons.contact)) await dial(servicePhone)
      return {}
    case 'AUTH_FAILED':
      if (await offer(copy.signIn)) {
        forgetLogin()
        const { path, search } = arrival()
        if (!signsInQuietly) await replace(pathTo('login', { redirectPath: path + search }))
      }
      return {}
    case 'DEFAULT':
      return (await offer(buttons.retry)) ? 'again' : {}
    case 'WX_AUTH_FAIL':
    case 'BASIC2_NOT_MATCH':
      return inField('name')
    case 'ID_NOT_MATCH':
      return inField('identity')
  }
}
