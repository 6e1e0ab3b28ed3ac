import { failureOf } from '@/platform/failure'
import { NativeButton } from './native-button.weapp'
import type { PhoneNumberButtonProps } from './phone-number-button.types'

/** WeChat's refusals differ by device, so only the presence of a code counts. */
export const PhoneNumberButton = ({
  onCode,
  fallback: _fallback,
  ...look
}: PhoneNumberButtonProps) => (
  <NativeButton
    look={look}
    openType="getPhoneNumber"
    onGetPhoneNumber={({ detail }) =>
      onCode(detail.code ? { ok: true, value: detail.code } : failureOf(detail))
    }
  />
)
