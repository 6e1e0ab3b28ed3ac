import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { WaitedImage } from '@/ui/display/waited-image'
import { Panel } from '@/ui/layout/panel'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { advisers as copy } from '../../copy'
import type { AddServiceProps } from '.'

export const AddServiceBody = ({
  kind,
  code,
  confirm,
}: AddServiceProps & DialogControls<undefined>) => {
  const title = kind === 'group' ? copy.joinGroup : copy.addAdviser
  return (
    <Panel
      title={title}
      actions={
        <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
          {buttons.iKnow}
        </Button>
      }
    >
      <Text as="block" tone="soft">
        {kind === 'group' ? copy.joinGroupText : copy.addAdviserText}
      </Text>
      <WaitedImage className="hm-panel__code" src={code} alt={title} fit="contain" />
      <Text as="block" size="s" tone="soft">
        {copy.longPress}
      </Text>
    </Panel>
  )
}
