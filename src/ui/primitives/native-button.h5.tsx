import { share, useShare } from '@/platform/share'
import { Button } from './button'
import type {
  AgreePrivacyButtonProps,
  ContactButtonProps,
  OpenSettingButtonProps,
  PhoneNumberButtonProps,
  ShareButtonProps,
} from './native-button.types'

export const AgreePrivacyButton = ({ onAgree, ...look }: AgreePrivacyButtonProps) => (
  <Button {...look} onClick={onAgree} />
)

/** Only the mini-program has a chat with customer service. */
export const ContactButton = ({ fallback }: ContactButtonProps) => <>{fallback}</>

/** A web page cannot open the browser's settings. */
export const OpenSettingButton = ({ fallback }: OpenSettingButtonProps) => <>{fallback}</>

export const PhoneNumberButton = ({ fallback }: PhoneNumberButtonProps) => <>{fallback}</>

/** WeChat's menu shares the same card. */
export const ShareButton = ({ card, onShared, ...look }: ShareButtonProps) => {
  useShare(() => card)
  return <Button {...look} onClick={async () => onShared(await share(card))} />
}
