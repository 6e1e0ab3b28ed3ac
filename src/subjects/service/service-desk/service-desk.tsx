import type { ServiceEntry } from '@/contract/service'
import { fill } from '@/copy/fill'
import { policies } from '@/copy/records/policies'
import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import { shell } from '@/copy/shell/shell'
import { copyText, dial } from '@/platform/device'
import { can, openMiniProgram } from '@/platform/environment'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import type { ButtonProps } from '@/ui/primitives/control.types'
import { ContactButton } from '@/ui/primitives/native-button'
import { LaunchMiniProgramButton } from '@/ui/primitives/open-tag-button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { serviceDesk as copy } from '../copy'

/**
 * Opens the mini-program that serves a policy. If it cannot be opened, its name is shown, by which
 * WeChat finds it.
 */
export const OtherMiniProgram = ({
  target,
}: {
  target: NonNullable<ServiceEntry['miniProgram']>
}) => {
  const { name } = target
  const copyName = async () => {
    const copied = await copyText(name)
    toast(copied.ok ? copy.nameCopied : copy.copyFailed)
  }
  return (
    <LaunchMiniProgramButton
      kind="primary"
      size="l"
      block
      target={target}
      onLaunched={(opened) => {
        // A user who refused WeChat's question needs no message.
        if (!opened.ok && opened.code !== 'CANCELLED') toast(host.notOpened)
      }}
      fallback={
        <>
          <Text as="block" tone="soft">
            {fill(copy.search, { NAME: name })}
          </Text>
          <Button size="l" block onClick={copyName}>
            {copy.copyName}
          </Button>
        </>
      }
    >
      {buttons.viewNow}
    </LaunchMiniProgramButton>
  )
}

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

/** Ways to reach service: telephone, WeChat's chat, the product's mini-program. */
export const ServiceDesk = ({
  phone,
  entry: { chat, miniProgram },
  orderId,
  nativeDesk,
}: {
  phone: string
  entry: ServiceEntry
  orderId: string
  /** The page of the mini-program that has its chat. */
  nativeDesk: string
}) => (
  <Card>
    <Stack gap={4}>
      <Row spread="between" gap={3} wrap>
        <Text>
          {shell.servicePhone} <Text numeric>{phone}</Text>
        </Text>
        <Row gap={3}>
          <Button onClick={() => void dial(phone)}>{policies.call}</Button>
          {chat ? <ChatButton chat={chat} orderId={orderId} nativeDesk={nativeDesk} /> : null}
        </Row>
      </Row>
      {miniProgram ? (
        <Stack>
          <Text as="block" tone="soft">
            {fill(copy.elsewhere, { NAME: miniProgram.name })}
          </Text>
          <OtherMiniProgram target={miniProgram} />
        </Stack>
      ) : null}
    </Stack>
  </Card>
)
