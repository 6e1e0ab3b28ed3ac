import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { Answers } from '@/ui/layout/actions'
import { Panel } from '@/ui/layout/panel'
import { OutsideLink } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { ownPhone as copy } from '../../identity/copy'
import type { FaceCheckProps } from '.'

export const FaceCheckBody = ({
  url,
  confirm,
  cancel,
}: FaceCheckProps & DialogControls<undefined>) => (
  <Panel
    title={copy.faceTitle}
    actions={
      <Answers
        no={buttons.cancel}
        onNo={cancel}
        yes={copy.faceDone}
        onYes={() => confirm(undefined)}
      />
    }
  >
    <Text as="block">{copy.faceHint}</Text>
    <OutsideLink to={url}>{copy.faceOpen}</OutsideLink>
  </Panel>
)
