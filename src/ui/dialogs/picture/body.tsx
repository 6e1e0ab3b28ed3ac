import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { WaitedImage } from '../../display/waited-image'
import { Stack } from '../../layout/stack'
import { Button } from '../../primitives/button'
import { Text } from '../../primitives/text'
import type { PictureProps } from '.'
import './picture.css'

export const PictureBody = ({
  src,
  alt,
  note,
  confirm,
}: PictureProps & DialogControls<undefined>) => (
  <Stack gap={4} className="hm-picture__frame">
    <WaitedImage className="hm-picture" src={src} alt={alt} fit="contain" />
    {note ? (
      <Text as="block" size="s" tone="soft">
        {note}
      </Text>
    ) : null}
    <Button kind="primary" size="l" block onClick={() => confirm(undefined)}>
      {buttons.close}
    </Button>
  </Stack>
)
