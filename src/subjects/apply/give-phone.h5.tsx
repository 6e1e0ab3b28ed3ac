import { send } from '@/api/client'
import { getUserStatus } from '@/contract/login'
import { useVisit } from '@/stores/visit'
import { ownPhone as copy } from '@/subjects/account'
import { givePhone } from '@/subjects/account'
import { Button } from '@/ui/primitives/button'
import type { GivePhone as Side } from './give-phone.types'

/** Adds a number verified by a code, so that it need not be typed at the next purchase. */
export const GivePhone: Side = ({ onGiven }) => {
  const give = async () => {
    if (!(await givePhone())) return
    const { productCode = '' } = useVisit.getState().context
    const answer = await send(getUserStatus, { attr: { productCode } })
    if (answer.ok && answer.value.phoneNumber) onGiven(answer.value.phoneNumber)
  }
  return (
    <Button kind="text" className="hm-apply__link" onClick={give}>
      {copy.giveNumber}
    </Button>
  )
}
