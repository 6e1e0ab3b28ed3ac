import { useState } from 'react'
import { send } from '@/api/client'
import { exportData } from '@/contract/account'
import { settings as copy } from '@/copy/account/settings'
import { failureText } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { leave } from '@/flows/login/leave'
import { copyText } from '@/platform/clipboard'
import { useVisit } from '@/stores/visit'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'

/**
 * The user's rights under PIPL chapter IV: a copy, withdrawal, deletion. Each says its
 * consequences.
 */
export const MyData = () => {
  const { context } = useVisit()
  const [json, setJson] = useState('')

  const copyOut = async () => {
    const answer = await send(exportData, {})
    if (answer.ok) setJson(answer.value.json)
    else toast(failureText(answer.error, context))
  }

  return (
    <Card title={copy.myData}>
      <Box className="hm-settings__entry">
        <Text as="block" size="s" tone="soft">
          {copy.exportHint}
        </Text>
        <Button onClick={copyOut}>{copy.export}</Button>
        {json ? (
          <>
            <Box className="hm-settings__copy" role="region" label={copy.export}>
              {json}
            </Box>
            <Button
              onClick={async () => {
                if ((await copyText(json)).ok) toast(shell.copied)
              }}
            >
              {buttons.copy}
            </Button>
          </>
        ) : null}
      </Box>
      <Box className="hm-settings__entry">
        <Text as="block" size="s" tone="soft">
          {copy.withdrawHint}
        </Text>
        <Button onClick={() => leave('consent')}>{copy.withdraw}</Button>
      </Box>
      <Box className="hm-settings__entry">
        <Text as="block" size="s" tone="soft">
          {copy.removeHint}
        </Text>
        <Button onClick={() => leave('account')}>{copy.remove}</Button>
      </Box>
    </Card>
  )
}
