import { reminders as copy } from '@/copy/purchase/reminders'
import type { DialogControls } from '@/ui/dialog/define'
import { useSecondsLeft } from '@/ui/display/use-countdown'
import { Panel } from '@/ui/layout/panel'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import type { ReminderAnswer, ReminderProps } from '.'

export const ReminderBody = ({
  text,
  auto,
  confirm,
}: ReminderProps & DialogControls<ReminderAnswer>) => {
  // Whoever reads slowly decides without a clock.
  const elder = useElderMode()
  const left = useSecondsLeft(elder ? undefined : auto?.seconds, () => {
    if (auto) confirm(auto.answer)
  })
  const waiting = (answer: ReminderAnswer) =>
    auto?.answer === answer && left.running ? `（${left.running.seconds}s）` : ''
  return (
    <Panel
      title={copy.unfinishedTitle}
      icon="wait"
      actions={
        <>
          <Button size="l" onClick={() => confirm('later')}>
            {copy.remindLater}
            {waiting('later')}
          </Button>
          <Button kind="primary" size="l" onClick={() => confirm('goOn')}>
            {copy.goOn}
            {waiting('goOn')}
          </Button>
        </>
      }
    >
      <Text as="block" tone="soft">
        {text}
      </Text>
    </Panel>
  )
}
