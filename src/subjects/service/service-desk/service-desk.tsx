import type { ServiceEntry } from '@/contract/service'
import { fill } from '@/copy/fill'
import { policies } from '@/copy/records/policies'
import { shell } from '@/copy/shell/shell'
import { dial } from '@/platform/device'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { serviceDesk as copy } from '../copy/service-desk'
import { ChatButton } from './chat-button'
import { OtherMiniProgram } from './other-mini-program'

/** Ways to reach service: telephone, WeChat's chat, the product's mini-program. */
export const ServiceDesk = ({
  phone,
  entry: { chat, miniProgram },
  orderId,
  nativeDesk,
}: {
  phone: string
  entry: ServiceEntry
  orderId: string
  /** The page of the mini-program that has its chat. */
  nativeDesk: string
}) => (
  <Card>
    <Stack gap={4}>
      <Row spread="between" gap={3} wrap>
        <Text>
          {shell.servicePhone} <Text numeric>{phone}</Text>
        </Text>
        <Row gap={3}>
          <Button onClick={() => void dial(phone)}>{policies.call}</Button>
          {chat ? <ChatButton chat={chat} orderId={orderId} nativeDesk={nativeDesk} /> : null}
        </Row>
      </Row>
      {miniProgram ? (
        <Stack>
          <Text as="block" tone="soft">
            {fill(copy.elsewhere, { NAME: miniProgram.name })}
          </Text>
          <OtherMiniProgram target={miniProgram} />
        </Stack>
      ) : null}
    </Stack>
  </Card>
)
