import { reminders } from '@/copy/purchase/reminders'
import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { MessageBody } from '@/ui/dialog/message-body'
import type { InsureAlertProps } from '.'

export const InsureAlertBody = ({
  text = reminders.warning,
  ...controls
}: InsureAlertProps & DialogControls<undefined>) => (
  <MessageBody {...controls} icon="default" text={text} confirmText={buttons.iKnow} />
)
