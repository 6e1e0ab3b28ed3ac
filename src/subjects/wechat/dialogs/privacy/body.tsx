import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import type { DialogControls } from '@/ui/dialog/define'
import { Panel } from '@/ui/layout/panel'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { AgreePrivacyButton } from '@/ui/primitives/native-button'
import { Text } from '@/ui/primitives/text'
import type { PrivacyProps } from '.'

export const PrivacyBody = ({
  guide,
  confirm,
  cancel,
}: PrivacyProps & DialogControls<undefined>) => (
  <Panel
    title={host.privacyTitle}
    icon="document"
    actions={
      <>
        <Button size="l" onClick={cancel}>
          {buttons.disagree}
        </Button>
        <AgreePrivacyButton kind="primary" size="l" onAgree={() => confirm(undefined)}>
          {buttons.agree}
        </AgreePrivacyButton>
      </>
    }
  >
    <Text as="block" tone="soft">
      {host.privacyText}
    </Text>
    <Link to={guide}>{host.privacyGuide}</Link>
  </Panel>
)
