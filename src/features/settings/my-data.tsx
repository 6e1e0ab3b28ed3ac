import { useState } from 'react'
import { send } from '@/api/client'
import { exportData } from '@/contract/account'
import { settings as copy } from '@/copy/account/settings'
import { failureText } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { giveUpAccount, takeBackConsent } from '@/flows/account'
import { copyText } from '@/platform/clipboard'
import { reLaunch } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { alert, confirm } from '@/ui/dialog/message'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'

/** The rights of PIPL chapter IV: a copy, withdrawal, deletion; each says what follows. */
export const MyData = () => {
  const { context } = useVisit()
  const [json, setJson] = useState('')

  const copyOut = async () => {
    const answer = await send(exportData, {})
    if (answer.ok) setJson(answer.value.json)
    else toast(failureText(answer.error, context))
  }

  const leave = async (
    question: { title: string; text: string; confirmText: string },
    act: typeof takeBackConsent | typeof giveUpAccount,
    done: string,
  ) => {
    const asked = await confirm({ icon: 'warning-red', ...question })
    if (asked.kind !== 'confirmed') return
    const answer = await act()
    if (!answer.ok) {
      await alert({ title: failureText(answer.error, context) })
      return
    }
    toast(done)
    await reLaunch(pathTo('insure'))
  }

  const withdraw = () =>
    leave(
      { title: copy.withdraw, text: copy.withdrawAsk, confirmText: copy.withdraw },
      takeBackConsent,
      copy.withdrawDone,
    )
  const remove = () =>
    leave(
      { title: copy.remove, text: copy.removeAsk, confirmText: copy.remove },
      giveUpAccount,
      copy.removeDone,
    )

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
                if (await copyText(json)) toast(shell.copied)
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
        <Button onClick={withdraw}>{copy.withdraw}</Button>
      </Box>
      <Box className="hm-settings__entry">
        <Text as="block" size="s" tone="soft">
          {copy.removeHint}
        </Text>
        <Button onClick={remove}>{copy.remove}</Button>
      </Box>
    </Card>
  )
}
