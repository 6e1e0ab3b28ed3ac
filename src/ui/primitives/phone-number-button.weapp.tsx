import { failureOf } from '@/platform/failure'
import { NativeButton } from './native-button.weapp'
import type { PhoneNumberButtonProps } from './phone-number-button.types'

/** WeChat words refusals differently by device, so what counts is whether there is a code. */
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
