import { useEffect, useState } from 'react'
import { keepBack, type HeldBack as Held } from '@/platform/back-keeper.weapp'
import { usePageHide, usePageShow } from '@/platform/page'
import { CatchBack } from './catch-back.weapp'

/** Runs the held Back of this page (`platform/navigation`). Dialogs close first. */
export const HeldBack = ({ covered }: { covered: boolean }) => {
  const [held, keep] = useState<Held>()
  const offer = () => keepBack(keep)
  useEffect(offer, [])
  usePageShow(offer)
  usePageHide(() => keep(undefined))
  if (!held || covered) return null
  return (
    <CatchBack
      show
      onBack={() => {
        keep(undefined)
        held.onBack()
      }}
    />
  )
}
