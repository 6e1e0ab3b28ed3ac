import { ownPhone as copy } from '@/subjects/account'
import { takePhone } from '@/subjects/account'
import { PhoneNumberButton } from '@/ui/primitives/native-button'
import type { GivePhone as Side } from './give-phone.types'

/** WeChat's own button fills in the number that WeChat has verified. It can still be typed instead. */
export const GivePhone: Side = ({ onGiven }) => (
  <PhoneNumberButton
    kind="text"
    fallback={null}
    onCode={async (code) => {
      const phone = await takePhone(code)
      if (phone) onGiven(phone)
    }}
  >
    {copy.fromWechat}
  </PhoneNumberButton>
)
