import type { PhoneNumberButtonProps } from './phone-number-button.types'

export const PhoneNumberButton = ({ fallback }: PhoneNumberButtonProps) => <>{fallback}</>
