import { useState } from 'react'
import { fill } from '@/copy/fill'
import { askInsured as copy } from '@/copy/records/ask-insured'
import { minuteText } from '@/domain/time/instant'
import type { DialogControls } from '@/ui/dialog/define'
import { LinkButtons, LinkCode } from '@/ui/display/link-code'
import { Sheet } from '@/ui/layout/sheet'
import { Stack } from '@/ui/layout/stack'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { SendLink } from './send-link'
import type { ConfirmLinkProps } from '.'

export const ConfirmLinkBody = ({
  productName,
  renew,
  ...given
}: ConfirmLinkProps & DialogControls<undefined>) => {
  const [{ link, path }, setShown] = useState({ link: given.link, path: given.path })
  const name = { NAME: link.insurantName }
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
          <LinkButtons
            url={link.url}
            texts={{ copy: copy.copyLink, renew: copy.renew }}
            onRenew={change}
          />
        </Stack>
      }
    >
      <Stack gap={3}>
        <Text as="block" size="s" tone="soft">
          {fill(copy.dialogText, name)}
        </Text>
        <LinkCode
          image={link.image}
          name={fill(copy.code, name)}
          expire={fill(copy.expire, { ...name, TIME: minuteText(link.expireAt) })}
        />
      </Stack>
    </Sheet>
  )
}
