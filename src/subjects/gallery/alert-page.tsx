import { useEffect, useState } from 'react'
import { pathTo } from '@/routes/path-to'
import { insureAlert } from '@/subjects/popups'
import { ask } from '@/ui/dialog/service'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { gallery as copy } from './copy'
import { SandboxOnly } from './sandbox-only'

/** Shows only the insure alert, for testers. */
export const AlertPage = () => (
  <SandboxOnly title={copy.alertTitle}>
    <Alone />
  </SandboxOnly>
)

const Alone = () => {
  const [answer, setAnswer] = useState('')
  const open = async () => {
    setAnswer('')
    setAnswer((await ask(insureAlert, {})).kind)
  }
  useEffect(() => void open(), [])
  return (
    <PageShell title={copy.alertTitle} back={pathTo('insure')}>
      <Card>
        <Stack gap={3}>
          <Text as="block">{copy.alertAbout}</Text>
          {answer ? (
            <Text as="block" tone="soft">
              {copy.answer} {answer}
            </Text>
          ) : null}
          <Button kind="primary" onClick={open}>
            {copy.again}
          </Button>
        </Stack>
      </Card>
    </PageShell>
  )
}
