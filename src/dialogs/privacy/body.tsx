import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import type { DialogControls } from '@/ui/dialog/answer'
import { Stack } from '@/ui/layout/stack'
import { AgreePrivacyButton } from '@/ui/primitives/agree-privacy-button'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading } from '@/ui/primitives/heading'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import type { PrivacyProps } from './'
import './privacy.css'

export const PrivacyBody = ({
  guide,
  confirm,
  cancel,
}: PrivacyProps & DialogControls<undefined>) => (
  <Stack gap={4} className="hm-privacy">
    <Heading level={2}>{host.privacyTitle}</Heading>
    <Text as="block">{host.privacyText}</Text>
    <Box>
      <Link to={guide}>{host.privacyGuide}</Link>
    </Box>
    <AgreePrivacyButton kind="primary" size="l" block onAgree={() => confirm(undefined)}>
      {buttons.agree}
    </AgreePrivacyButton>
    <Button size="l" block onClick={cancel}>
      {buttons.disagree}
    </Button>
  </Stack>
)
