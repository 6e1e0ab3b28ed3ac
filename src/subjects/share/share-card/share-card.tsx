import { Box } from '@/ui/primitives/box'
import { Image } from '@/ui/primitives/image'
import { Text } from '@/ui/primitives/text'
import './share-card.css'

/**
 * The card that a friend sees in a chat. WeChat draws a card of a mini-program with a large picture
 * and no sentence, and a link with a sentence and a small picture.
 */
export const ShareCard = ({
  title,
  text,
  picture,
}: {
  title: string
  text?: string
  picture?: string | undefined
}) => (
  <Box className={text ? 'hm-share-card hm-share-card--link' : 'hm-share-card'}>
    <Text as="block" bold className="hm-share-card__title">
      {title}
    </Text>
    {text ? (
      <Text as="block" size="s" tone="soft" className="hm-share-card__text">
        {text}
      </Text>
    ) : null}
    {picture ? <Image className="hm-share-card__picture" src={picture} alt="" /> : null}
  </Box>
)
