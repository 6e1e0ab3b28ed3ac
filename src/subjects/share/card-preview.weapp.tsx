import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Canvas } from '@/ui/primitives/canvas'
import { Text } from '@/ui/primitives/text'
import { firstScreen } from '@/variants/first-screen'
import type { CardPreviewProps } from './card-preview.types'
import { sharePoster as copy } from './poster/copy'
import { loadPosters } from './poster/load-posters'
import { ShareCard } from './share-card/share-card'

/** The id of the canvas on which the picture is painted. */
const CANVAS = 'hm-share-card'

/** A card of the mini-program. Without a picture of ours WeChat takes one of the screen. */
export const CardPreview = ({ page, onPainted }: CardPreviewProps) => {
  const shown = firstScreen(page)
  const { state } = useLoad(page.productCode, async () => {
    const posters = await loadPosters().catch(() => undefined)
    const made = await posters?.paintCard({ ...shown, filedName: page.filedName }, CANVAS)
    if (!made?.ok) return { ok: false as const, error: copy.previewScreen }
    onPainted(made.value)
    return made
  })
  return (
    <Card title={copy.preview}>
      <Canvas id={CANVAS} />
      <Stack gap={3}>
        {state.status === 'loading' ? (
          <Skeleton height={220} />
        ) : (
          <ShareCard
            title={shown.title}
            picture={state.status === 'ready' ? state.value : undefined}
          />
        )}
        <Text as="block" size="s" tone="soft">
          {state.status === 'failed' ? state.error : copy.previewText}
        </Text>
      </Stack>
    </Card>
  )
}
