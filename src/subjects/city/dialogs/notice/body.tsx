import { useState } from 'react'
import { fill } from '@/copy/fill'
import { reminders } from '@/copy/purchase/reminders'
import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { Panel } from '@/ui/layout/panel'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Text } from '@/ui/primitives/text'
import type { NoticeProps } from '.'

export const NoticeBody = ({
  title,
  paragraphs,
  days,
  confirm,
}: NoticeProps & DialogControls<boolean>) => {
  const [quiet, setQuiet] = useState(false)
  return (
    <Panel
      title={title}
      actions={
        <Button kind="primary" size="l" onClick={() => confirm(quiet)}>
          {buttons.iKnow}
        </Button>
      }
    >
      <Stack gap={2} className="hm-panel__text">
        {paragraphs.map((paragraph, index) => (
          <Text key={index} as="block">
            {paragraph}
          </Text>
        ))}
      </Stack>
      {days === undefined ? null : (
        <Checkbox checked={quiet} onChange={setQuiet}>
          {fill(reminders.doNotRemind, { N: days })}
        </Checkbox>
      )}
    </Panel>
  )
}
