import type { ServiceEntry } from '@/contract/service-entry'
import { fill } from '@/copy/fill'
import { policies } from '@/copy/records/policies'
import { serviceDesk as copy } from '@/copy/records/service-desk'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { openMiniProgram } from '@/platform/mini-program'
import { dial } from '@/platform/phone'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { ContactButton } from '@/ui/primitives/contact-button'
import { Text } from '@/ui/primitives/text'
import { OtherMiniProgram } from './other-mini-program'

/** Ways to reach service: telephone, WeChat's chat, the product's mini-program. */
export const ServiceDesk = ({
  phone,
  entry: { chat, miniProgram },
}: {
  phone: string
  entry: ServiceEntry
}) => (
  <Card>
    <Stack gap={4}>
      <Row spread="between" gap={3} wrap>
        <Text>
          {shell.servicePhone} <Text numeric>{phone}</Text>
        </Text>
        <Row gap={3}>
          <Button onClick={() => void dial(phone)}>{policies.call}</Button>
          {chat ? (
            <ContactButton fallback={<WebChat {...chat} />}>{buttons.contact}</ContactButton>
          ) : null}
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

/** The same chat for web pages. Without an address only the telephone is offered. */
const WebChat = ({ webUrl }: NonNullable<ServiceEntry['chat']>) =>
  webUrl === undefined ? null : (
    <Button onClick={() => void openMiniProgram({ path: '/', link: webUrl })}>
      {buttons.contact}
    </Button>
  )
