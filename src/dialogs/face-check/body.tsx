import { ownPhone as copy } from '@/copy/account/own-phone'
import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/answer'
import { Panel } from '@/ui/layout/panel'
import { Button } from '@/ui/primitives/button'
import { OutsideLink } from '@/ui/primitives/outside-link'
import { Text } from '@/ui/primitives/text'
import type { FaceCheckProps } from './'

export const FaceCheckBody = ({
  url,
  confirm,
  cancel,
}: FaceCheckProps & DialogControls<undefined>) => (
  <Panel
    title={copy.faceTitle}
    actions={
      <>
        <Button size="l" onClick={cancel}>
          {buttons.cancel}
        </Button>
        <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
          {copy.faceDone}
        </Button>
      </>
    }
  >
    <Text as="block">{copy.faceHint}</Text>
    <OutsideLink to={url}>{copy.faceOpen}</OutsideLink>
  </Panel>
)
