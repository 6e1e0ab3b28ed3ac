import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/answer'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Image } from '@/ui/primitives/image'
import type { PictureProps } from './'
import './picture.css'

export const PictureBody = ({ src, alt, confirm }: PictureProps & DialogControls<undefined>) => (
  <Stack gap={4}>
    <Image className="hm-picture" src={src} alt={alt} fit="contain" />
    <Button kind="primary" size="l" block onClick={() => confirm(undefined)}>
      {buttons.close}
    </Button>
  </Stack>
)
