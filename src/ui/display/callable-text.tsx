import { splitAtNumbers } from '@/domain/base/text'
import { Box } from '../primitives/box'
import { textClass } from '../primitives/classes'
import { PhoneLink } from '../primitives/phone-link'
import type { TextProps } from '../primitives/shown.types'
import { Text } from '../primitives/text'
import './callable-text.css'

/** A paragraph whose telephone numbers can be called. */
export const CallableText = ({
  text,
  className,
  ...look
}: Omit<TextProps, 'children' | 'as'> & { text: string }) => (
  <Box className={textClass({ ...look, className })}>
    {splitAtNumbers(text).map((piece, at) =>
      at % 2 === 1 ? (
        <PhoneLink key={at} kind="bare" className="hm-call" phone={piece} />
      ) : (
        <Text key={at}>{piece}</Text>
      ),
    )}
  </Box>
)
