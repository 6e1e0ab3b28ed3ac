import { shell } from '@/copy/shell/shell'
import { copyText } from '@/platform/device'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import { Image } from '../primitives/image'
import { Text } from '../primitives/text'
import { toast } from '../toast/service'
import './link-code.css'

/** In CSS pixels, large enough for a camera to read from a small phone. */
const SIDE = 176

/** A link as a QR code, and until when it can be used. */
export const LinkCode = ({
  image,
  name,
  expire,
}: {
  /** The code as a data address. */
  image: string
  /** What the code is, for those who cannot see it. */
  name: string
  expire: string
}) => (
  <>
    <Box className="hm-link-code">
      <Image src={image} alt={name} width={SIDE} height={SIDE} />
    </Box>
    <Text as="block" size="s" numeric className="hm-link-code__expire">
      {expire}
    </Text>
  </>
)

/** Copies a link to send, or changes it for another. */
export const LinkButtons = ({
  url,
  texts,
  onRenew,
}: {
  url: string
  texts: { copy: string; renew: string }
  onRenew: () => Promise<void>
}) => (
  <>
    <Button
      size="l"
      block
      onClick={async () => {
        if ((await copyText(url)).ok) toast(shell.copied)
      }}
    >
      {texts.copy}
    </Button>
    <Button kind="text" block onClick={onRenew}>
      {texts.renew}
    </Button>
  </>
)
