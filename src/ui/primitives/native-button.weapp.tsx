import { Button as WeappButton } from '@tarojs/components'
import type { ComponentProps } from 'react'
import { AGREE_BUTTON_ID } from '@/platform/app.types'
import { failureOf } from '@/platform/failure'
import { useShare } from '@/platform/share'
import { ariaNamed } from './aria'
import { buttonClass } from './classes'
import type {
  ButtonLook,
  AgreePrivacyButtonProps,
  ContactButtonProps,
  OpenSettingButtonProps,
  PhoneNumberButtonProps,
  ShareButtonProps,
} from './native-button.types'
import { weappAria, weappBase } from './weapp-base'
import './button.css'

type Native = Omit<ComponentProps<typeof WeappButton>, 'id' | 'className' | 'style' | 'size'>

/** A button whose tap WeChat handles (`open-type`), with the look of our buttons. */
const NativeButton = ({ look, ...native }: Native & { look: ButtonLook }) => (
  <WeappButton
    {...native}
    {...weappBase(look)}
    className={buttonClass(look, false)}
    hoverClass="hm-button--hover"
    {...weappAria({ role: 'button', ...ariaNamed(look) })}
  >
    {look.children}
  </WeappButton>
)

/** WeChat continues a waiting call only after a real tap on this button. */
export const AgreePrivacyButton = ({ onAgree, ...look }: AgreePrivacyButtonProps) => (
  <NativeButton
    look={{ ...look, id: AGREE_BUTTON_ID }}
    openType="agreePrivacyAuthorization"
    onAgreePrivacyAuthorization={() => onAgree()}
  />
)

export const ContactButton = ({
  fallback: _fallback,
  about = '',
  onOpen,
  ...look
}: ContactButtonProps) => (
  <NativeButton look={look} openType="contact" sessionFrom={about} onClick={() => onOpen?.()} />
)

export const OpenSettingButton = ({
  onReturn,
  fallback: _fallback,
  ...look
}: OpenSettingButtonProps) => (
  <NativeButton look={look} openType="openSetting" onOpenSetting={() => onReturn()} />
)

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

/** The page must share its card in the route table (`shares`). WeChat's menu shares the same. */
export const ShareButton = ({ card, onShared, ...look }: ShareButtonProps) => {
  useShare(() => {
    void onShared({ ok: true, value: 'SHARED' })
    return card
  })
  return <NativeButton look={look} openType="share" />
}
