import { PageContainer } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { keepBack, type Held } from '@/platform/back-keeper.weapp'
import { usePageHide, usePageShow } from '@/platform/page'

/** An empty element that WeChat closes on Back instead of the page. A page may have only one. */
export const CatchBack = ({ show, onBack }: { show: boolean; onBack: () => void }) => (
  <PageContainer
    show={show}
    overlay={false}
    duration={0}
    customStyle="height:0;overflow:hidden"
    onBeforeLeave={onBack}
  />
)

const NOTHING: Held = {}

/** Runs the held Back of this page (`platform/navigation`). Dialogs close first. */
export const HeldBack = ({ covered }: { covered: boolean }) => {
  const [held, keep] = useState(NOTHING)
  const offer = () => keepBack(keep)
  useEffect(offer, [])
  usePageShow(offer)
  usePageHide(() => keep(NOTHING))
  const place = held.step ? 'step' : 'last'
  const next = held[place]
  if (!next || covered) return null
  return (
    <CatchBack
      show
      onBack={() => {
        keep(({ [place]: _used, ...others }) => others)
        next.onBack()
      }}
    />
  )
}
