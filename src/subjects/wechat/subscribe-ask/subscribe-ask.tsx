import { useState } from 'react'
import { subscribe as copy, subscribeText } from '@/copy/shell/subscribe'
import { asksForMessages } from '@/platform/app'
import type { PortFailure } from '@/platform/failure'
import type { SubscribeAnswer } from '@/platform/subscribe'
import { Box } from '@/ui/primitives/box'
import { OpenSettingButton } from '@/ui/primitives/native-button'
import { SubscribeButton } from '@/ui/primitives/open-tag-button'
import { Text } from '@/ui/primitives/text'

/** WeChat's code when the user switched off all subscription messages. */
const MAIN_SWITCH_OFF = 20004

/**
 * An official account's messages are switched on at another place than a mini-program's (ER009).
 */
const complaintOf = ({ nativeCode }: PortFailure): string =>
  nativeCode === MAIN_SWITCH_OFF && asksForMessages
    ? copy.mainSwitchOff
    : (subscribeText(nativeCode ?? '') ?? copy.failed)

/** Lets WeChat ask. If it cannot, the reason is shown with a button to the settings. */
export const SubscribeAsk = ({
  kind = 'primary',
  templateIds,
  onAnswers,
}: {
  kind?: 'primary' | 'secondary'
  templateIds: readonly string[]
  onAnswers: (answers: Readonly<Record<string, SubscribeAnswer>>) => void
}) => {
  const [failure, setFailure] = useState<PortFailure>()
  return (
    <>
      {failure ? (
        <Box role="alert">
          <Text as="block" tone="danger">
            {complaintOf(failure)}
          </Text>
        </Box>
      ) : null}
      {failure?.nativeCode === MAIN_SWITCH_OFF ? (
        <OpenSettingButton
          kind="secondary"
          size="l"
          block
          fallback={null}
          onReturn={() => setFailure(undefined)}
        >
          {copy.openSetting}
        </OpenSettingButton>
      ) : null}
      <SubscribeButton
        kind={kind}
        size="l"
        block
        templateIds={templateIds}
        fallback={null}
        onAnswer={(answers) => (answers.ok ? onAnswers(answers.value) : setFailure(answers))}
      >
        {copy.ask}
      </SubscribeButton>
    </>
  )
}
