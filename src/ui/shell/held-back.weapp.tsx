import { PageContainer } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { keepBack, type HeldBack as Held } from '@/platform/back-keeper'
import { usePageHide, usePageShow } from '@/platform/lifecycle'

/**
 * What Back does first on this page (`platform/hold-back`): an empty page-container, which WeChat
 * closes instead of the page. There may be one a page, so it waits while dialogs have theirs.
 */
export const HeldBack = ({ covered }: { covered: boolean }) => {
  const [held, keep] = useState<Held>()
  const offer = () => keepBack(keep)
  useEffect(offer, [])
  usePageShow(offer)
  usePageHide(() => keep(undefined))
  if (!held || covered) return null
  return (
    <PageContainer
      show
      overlay={false}
      duration={0}
      customStyle="height:0;overflow:hidden"
      onBeforeLeave={() => {
        keep(undefined)
        held.onBack()
      }}
    />
  )
}
