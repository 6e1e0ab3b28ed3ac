import { useState } from 'react'
import { lettersOf } from '@/domain/look/letters'
import { ownGrowth } from '@/platform/letters'
import { usePageShow } from '@/platform/page'
import type { Style } from '../primitives/base.types'

/** Makes text follow WeChat's letter size in the mini-program. */
export const useLetters = (elder: boolean): Style => {
  const [growth, setGrowth] = useState(ownGrowth)
  usePageShow(() => setGrowth(ownGrowth()))
  const drawn = lettersOf(elder, growth)
  return drawn === 1 ? {} : { '--hm-letters': String(drawn) }
}
