import { Box } from '../primitives/box'
import { Image } from '../primitives/image'
import { Text } from '../primitives/text'
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
