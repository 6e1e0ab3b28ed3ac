import { ownPhone as copy } from '@/copy/account/own-phone'
import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/answer'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Heading } from '@/ui/primitives/heading'
import { OutsideLink } from '@/ui/primitives/outside-link'
import { Text } from '@/ui/primitives/text'
import type { FaceCheckProps } from './'

export const FaceCheckBody = ({
  url,
  confirm,
  cancel,
}: FaceCheckProps & DialogControls<undefined>) => (
  <Stack gap={4}>
    <Heading level={2}>{copy.faceTitle}</Heading>
    <Text as="block">{copy.faceHint}</Text>
    <OutsideLink to={url}>{copy.faceOpen}</OutsideLink>
    <Button kind="primary" size="l" block onClick={() => confirm(undefined)}>
      {copy.faceDone}
    </Button>
    <Button size="l" block onClick={cancel}>
      {buttons.cancel}
    </Button>
  </Stack>
)
