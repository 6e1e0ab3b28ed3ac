import { useState } from 'react'
import { can } from '@/platform/environment'
import { saveImage } from '@/platform/file'
import { paintPicture } from '@/platform/painting'
import { sendPicture } from '@/platform/share'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Sheet } from '@/ui/layout/sheet'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Canvas } from '@/ui/primitives/canvas'
import { Image } from '@/ui/primitives/image'
import { OpenSettingButton } from '@/ui/primitives/native-button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { sharePoster as copy } from '../../poster/copy'
import type { SharePosterProps } from '.'
import './share-poster.css'

/** The id of the canvas on which the mini-program paints. */
const CANVAS = 'hm-share-poster'

export const SharePosterBody = ({ picture, alt, onPainted }: SharePosterProps) => {
  const { state } = useLoad(alt, async () => {
    const painted = await paintPicture(picture, CANVAS)
    if (painted.ok) onPainted?.()
    return painted.ok ? painted : { ok: false as const, error: painted.code }
  })
  const src = state.status === 'ready' ? state.value : undefined
  return (
    <Sheet title={copy.make} actions={src && can('saveImage') ? <Ways src={src} /> : undefined}>
      <Canvas id={CANVAS} />
      {state.status === 'failed' ? (
        <StatePanel picture="error" title={copy.notMade} text={copy.notMadeText} />
      ) : src === undefined ? (
        <Box className="hm-share-poster__wait">
          <Skeleton height={384} />
        </Box>
      ) : (
        <Stack gap={3}>
          <Image
            className="hm-share-poster__picture"
            src={src}
            alt={alt}
            fit="contain"
            width={240}
            height={384}
          />
          <Text as="block" size="s" tone="soft" className="hm-share-poster__note">
            {can('sendPicture') ? copy.opens : copy.press}
          </Text>
        </Stack>
      )}
    </Sheet>
  )
}

/** Saving asks for the album; who refused it once changes that in the settings. */
const Ways = ({ src }: { src: string }) => {
  const [isDenied, setDenied] = useState(false)
  const save = async () => {
    const saved = await saveImage(src)
    // With a code it was WeChat's privacy guideline that was refused. It asks again at the next tap.
    const isForbidden = !saved.ok && saved.code === 'DENIED' && saved.nativeCode === undefined
    setDenied(isForbidden)
    if (saved.ok) toast(can('sendPicture') ? copy.saved : copy.downloaded)
    else if (saved.code !== 'CANCELLED' && !isForbidden) toast(copy.notSaved)
  }
  const send = async () => {
    const sent = await sendPicture(src)
    if (!sent.ok && sent.code !== 'CANCELLED') toast(copy.notSent)
  }
  return (
    <Stack gap={2}>
      {isDenied ? (
        <>
          <Box role="alert">
            <Text as="block" size="s" tone="warning">
              {copy.denied}
            </Text>
          </Box>
          <OpenSettingButton kind="primary" size="l" block fallback={null} onReturn={save}>
            {copy.toSettings}
          </OpenSettingButton>
        </>
      ) : (
        <Button kind="primary" size="l" block onClick={save}>
          {copy.save}
        </Button>
      )}
      {can('sendPicture') ? (
        <Button size="l" block onClick={send}>
          {copy.send}
        </Button>
      ) : null}
    </Stack>
  )
}
