import type { ServiceEntry } from '@/contract/service'
import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import { copyText } from '@/platform/device'
import { Button } from '@/ui/primitives/button'
import { LaunchMiniProgramButton } from '@/ui/primitives/open-tag-button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { serviceDesk as copy } from '../copy/service-desk'

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
