import { useState } from 'react'
import { fill } from '@/copy/fill'
import { askInsured as copy } from '@/copy/records/ask-insured'
import { shell } from '@/copy/shell/shell'
import { minuteText } from '@/domain/time/minute-text'
import { copyText } from '@/platform/device'
import type { DialogControls } from '@/ui/dialog/answer'
import { Sheet } from '@/ui/layout/sheet'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Image } from '@/ui/primitives/image'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { SendLink } from './send-link'
import type { ConfirmLinkProps } from './'
import './confirm-link.css'

/** In CSS pixels, large enough for a camera to read from a small phone. */
const SIDE = 176

export const ConfirmLinkBody = ({
  productName,
  renew,
  ...given
}: ConfirmLinkProps & DialogControls<undefined>) => {
  const [{ link, path }, setShown] = useState({ link: given.link, path: given.path })
  const name = { NAME: link.insurantName }
  const copyLink = async () => {
    if ((await copyText(link.url)).ok) toast(shell.copied)
  }
  const change = async () => {
    const fresh = await renew()
    if (!fresh) return
    setShown(fresh)
    toast(copy.renewed)
  }
  return (
    <Sheet
      title={fill(copy.dialog, name)}
      actions={
        <Stack gap={2}>
          <SendLink
            link={link}
            path={path}
            title={fill(copy.shareTitle, { PRODUCT: productName })}
          />
          <Button size="l" block onClick={copyLink}>
            {copy.copyLink}
          </Button>
          <Button kind="text" block onClick={change}>
            {copy.renew}
          </Button>
        </Stack>
      }
    >
      <Stack gap={3}>
        <Text as="block" size="s" tone="soft">
          {fill(copy.dialogText, name)}
        </Text>
        <Box className="hm-confirm-link__code">
          <Image src={link.image} alt={fill(copy.code, name)} width={SIDE} height={SIDE} />
        </Box>
        <Text as="block" size="s" numeric className="hm-confirm-link__expire">
          {fill(copy.expire, { ...name, TIME: minuteText(link.expireAt) })}
        </Text>
      </Stack>
    </Sheet>
  )
}
