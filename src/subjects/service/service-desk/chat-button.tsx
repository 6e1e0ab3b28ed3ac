import type { ServiceEntry } from '@/contract/service'
import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import { copyText } from '@/platform/device'
import { can, openMiniProgram } from '@/platform/environment'
import { Button } from '@/ui/primitives/button'
import type { ButtonProps } from '@/ui/primitives/control.types'
import { ContactButton } from '@/ui/primitives/native-button'
import { toast } from '@/ui/toast/service'
import { serviceDesk as copy } from '../copy/service-desk'

/**
 * Opens the chat with customer service and copies the order number along, to be pasted there. The
 * mini-program has its own chat, which its web view reaches by the native desk; other hosts open
 * the address of the chat, and where there is none the telephone remains.
 */
export const ChatButton = ({
  chat: { webUrl },
  orderId,
  nativeDesk,
  ...look
}: {
  chat: NonNullable<ServiceEntry['chat']>
  orderId: string | undefined
  /** The page of the mini-program that has its chat. */
  nativeDesk: string
} & Pick<ButtonProps, 'kind' | 'size' | 'className'>) => {
  const copyNumber = async () => {
    if (orderId !== undefined && (await copyText(orderId)).ok) toast(copy.numberCopied)
  }
  const openOnWeb = async () => {
    await copyNumber()
    const opened = await openMiniProgram({ path: nativeDesk, link: webUrl })
    if (!opened.ok) toast(host.notOpened)
  }
  return (
    <ContactButton
      {...look}
      about={orderId}
      onOpen={() => void copyNumber()}
      fallback={
        webUrl === undefined && !can('miniProgramBridge') ? null : (
          <Button {...look} onClick={openOnWeb}>
            {buttons.contact}
          </Button>
        )
      }
    >
      {buttons.contact}
    </ContactButton>
  )
}
