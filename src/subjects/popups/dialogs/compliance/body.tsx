import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { Panel } from '@/ui/layout/panel'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import type { ComplianceProps } from '.'

export const ComplianceBody = ({
  title,
  paragraphs,
  confirm,
}: ComplianceProps & DialogControls<undefined>) => (
  <Panel
    title={title}
    icon="document"
    actions={
      <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
        {buttons.iKnow}
      </Button>
    }
  >
    {paragraphs.map((paragraph) => (
      <Text key={paragraph} as="block" tone="soft">
        {paragraph}
      </Text>
    ))}
  </Panel>
)
