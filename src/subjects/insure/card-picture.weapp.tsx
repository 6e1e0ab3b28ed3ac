import { useRef } from 'react'
import { loadPosters } from '@/subjects/share'
import { Canvas } from '@/ui/primitives/canvas'
import { firstScreen } from '@/variants/first-screen'
import type { UseCardPicture } from './card-picture.types'

const CANVAS = 'hm-card-picture'

/** Painted when the card is asked for, because few visitors share, and once for the page. */
export const useCardPicture: UseCardPicture = (page) => {
  const painted = useRef<Promise<string | undefined>>()
  const paint = async () => {
    const posters = await loadPosters()
    const made = await posters.paintCard(
      { ...firstScreen(page), filedName: page.filedName },
      CANVAS,
    )
    return made.ok ? made.value : undefined
  }
  return { canvas: <Canvas id={CANVAS} />, paint: () => (painted.current ??= paint()) }
}
