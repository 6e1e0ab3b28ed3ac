import { CONFIRM_COLOUR } from '@/domain/look/text-size'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import type { IconName } from '../primitives/icons'
import { Heading, Text } from '../primitives/text'
import { productFill } from '../shell/theme'
import type { DialogControls } from './define'
import type { MessageIcon, MessageProps } from './message-dialog'
import './message.css'

const pictures: Record<MessageIcon, IconName> = {
  default: 'info',
  'warning-red': 'warning',
  pay: 'pay',
  'blue-pay': 'pay',
  refund: 'refund',
}

export const MessageBody = (props: MessageProps & DialogControls<undefined>) => (
  <Box className="hm-message">
    {props.icon ? (
      <Box className={`hm-message__icon hm-message__icon--${props.icon}`} decorative>
        <Icon name={pictures[props.icon]} size={30} />
      </Box>
    ) : null}
    {props.title ? <Heading level={2}>{props.title}</Heading> : null}
    {props.text ? (
      <Text as="block" className="hm-message__text">
        {props.text}
      </Text>
    ) : null}
    <Box className="hm-message__buttons">
      {props.cancelText ? (
        <Button className="hm-message__button" size="l" onClick={props.cancel}>
          {props.cancelText}
        </Button>
      ) : null}
      <Button
        kind="primary"
        size="l"
        className="hm-message__button hm-message__ok"
        style={{ '--hm-fill': props.colour ?? productFill(CONFIRM_COLOUR) }}
        onClick={() => props.confirm(undefined)}
      >
        {props.confirmText}
      </Button>
    </Box>
  </Box>
)
