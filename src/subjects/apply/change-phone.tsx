import { useEffect } from 'react'
import type { Masked } from '@/contract/fields'
import type { UserStatus } from '@/contract/login'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { clearField, fillEncrypted } from '@/domain/apply/edit'
import { certificateOf, isEncrypted, itemOf, textOf } from '@/domain/apply/item'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { realname } from '@/subjects/account'
import { inBrowser, onPhoneTaken } from '@/subjects/account'
import { Button } from '@/ui/primitives/button'
import { GivePhone } from './give-phone'

/** Changes the login's phone to another one, or adds a phone if WeChat gave none. */
export const ChangePhone = ({ user }: { user: UserStatus | undefined }) => {
  const items = usePurchase(({ applicant }) => applicant)
  const isCompany = certificateOf(items) === 'ORG'
  const fillMobile = (phone: Masked, lock: boolean) => {
    // The user may have changed the form meanwhile.
    const { applicant } = usePurchase.getState()
    fillPurchase({
      applicant: fillEncrypted({ items: applicant, type: 'mobile', ...phone, lock }),
    })
  }
  // A company has its own number, often a landline, which is not bound to the account.
  const ownNumber = () =>
    fillPurchase({ applicant: clearField(usePurchase.getState().applicant, 'mobile') })
  const otherPhone = async () => {
    const phone = await inBrowser.choosePhone(usePurchase.getState().applicant, user)
    if (phone) fillMobile(phone, true)
  }
  const mobile = itemOf(items, 'mobile')
  /** The page of a city's service, above this one, takes the number too. */
  useEffect(
    () =>
      onPhoneTaken((phone) => {
        const { applicant } = usePurchase.getState()
        const isBlank =
          textOf(applicant, 'mobile') === '' && !isEncrypted(itemOf(applicant, 'mobile'))
        if (isBlank && certificateOf(applicant) !== 'ORG')
          fillPurchase({
            applicant: fillEncrypted({ items: applicant, type: 'mobile', ...phone, lock: false }),
          })
      }),
    [],
  )
  if (!user) return null
  if (credentialEnvOf(useVisit.getState().env) !== 'H5')
    return isCompany || user.phoneNumber || isEncrypted(mobile) ? null : (
      <GivePhone onGiven={(phone) => fillMobile(phone, false)} />
    )
  if (!user.bindPhone || !mobile?.disabled) return null
  return (
    <Button kind="text" className="hm-apply__link" onClick={isCompany ? ownNumber : otherPhone}>
      {isCompany ? realname.companyPhone : realname.changePhone}
    </Button>
  )
}
