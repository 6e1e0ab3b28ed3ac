import { useEffect, useState } from 'react'
import { keepBack, type Held } from '@/platform/back-keeper.weapp'
import { usePageHide, usePageShow } from '@/platform/page'
import { CatchBack } from './catch-back.weapp'

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
