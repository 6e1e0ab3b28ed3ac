import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Text } from '@/ui/primitives/text'
import { firstScreen } from '@/variants/first-screen'
import type { CardPreviewProps } from './card-preview.types'
import { sharePoster as copy } from './poster/copy'
import { ShareCard } from './share-card/share-card'

/** A link in WeChat: the host's menu sets this picture (platform/share). */
export const CardPreview = ({ page }: CardPreviewProps) => {
  const { title, slogan } = firstScreen(page)
  return (
    <Card title={copy.preview}>
      <Stack gap={3}>
        <ShareCard title={title} text={slogan} picture="/static/share.png" />
        <Text as="block" size="s" tone="soft">
          {copy.previewText}
        </Text>
      </Stack>
    </Card>
  )
}
