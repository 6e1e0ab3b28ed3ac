import { useEffect, useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { DEBOUNCE_MS } from '@/domain/time/timings'
import type { DialogControls } from '@/ui/dialog/answer'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Image } from '@/ui/primitives/image'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import type { PictureProps } from './'
import './picture.css'

export const PictureBody = ({ src, alt, confirm }: PictureProps & DialogControls<undefined>) => {
  const [phase, setPhase] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    if (phase === 'failed') toast(shell.loadFailed)
    if (phase !== 'loading') return undefined
    // A picture that is there at once needs no word.
    const timer = setTimeout(() => toast(shell.loading), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [phase])
  return (
    <Stack gap={4} className="hm-picture__frame">
      {phase === 'failed' ? (
        <Text as="block" tone="danger" className="hm-picture__failed">
          {shell.loadFailed}
        </Text>
      ) : (
        <Image
          className="hm-picture"
          src={src}
          alt={alt}
          fit="contain"
          onLoad={() => setPhase('shown')}
          onError={() => setPhase('failed')}
        />
      )}
      <Button kind="primary" size="l" block onClick={() => confirm(undefined)}>
        {buttons.close}
      </Button>
    </Stack>
  )
}
