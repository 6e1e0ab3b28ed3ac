import { useCallback, useEffect, useState } from 'react'
import { send } from '@/api/client'
import { codePath } from '@/contract/popups'
import { getPublicStatus } from '@/contract/wechat'
import { reminders, reminders as copy } from '@/copy/purchase/reminders'
import { isAgentMode } from '@/domain/address/browser-env'
import { officialAccountAppId } from '@/platform/app'
import { host } from '@/platform/environment'
import { useVisit } from '@/stores/visit'
import { bindOnce } from '@/subjects/wechat'
import { Card } from '@/ui/layout/card'
import { useReturn } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Image } from '@/ui/primitives/image'
import { Text } from '@/ui/primitives/text'
import type { ResultFollowSide } from './result-follow.types'

export const ResultFollow: ResultFollowSide = ({ page }) => {
  const isAgent = useVisit(({ context }) => isAgentMode(context))
  const appId = officialAccountAppId()
  const mayAsk =
    !isAgent && host() === 'official-account' && page.extraData.popups?.codes?.follow !== undefined
  const [follows, setFollows] = useState<boolean>()
  const find = useCallback(async () => {
    // The official account does not know a mobile login before the binding.
    if (!mayAsk || !appId || (await bindOnce()) !== 'success') return
    const answer = await send(getPublicStatus, { value: 'have_follow', appId }, undefined, {
      background: true,
    })
    if (answer.ok) setFollows(answer.value.publicStatus === 'have_follow')
  }, [mayAsk, appId])
  useEffect(() => void find(), [find])
  // A user who pressed the code long returns from the account.
  useReturn(() => void find())
  if (follows !== false) return null
  return (
    <Card title={reminders.followOfficialAccount}>
      <Box className="hm-follow">
        <Image
          className="hm-panel__code"
          src={codePath(page, 'follow')}
          alt={reminders.followOfficialAccount}
          fit="contain"
        />
      </Box>
      <Text as="block" tone="soft">
        {copy.followText}
      </Text>
    </Card>
  )
}
