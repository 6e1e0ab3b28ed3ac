import { useState } from 'react'
import { ownGrowth } from '@/platform/letters'
import { usePageShow } from '@/platform/page'
import type { Style } from '../primitives/base.types'

/** 长辈版 enlarges ordinary text by this much (styles/scale.weapp.css). */
const ELDER_GROWTH = 1.25
/** The smallest text of a page is 13 px. It must stay readable at WeChat's smallest setting. */
const LEAST_GROWTH = 0.9

/**
 * Makes text follow WeChat's letter size in the mini-program. 长辈版 counts as a part of it, so that
 * text has the size that the user chose and never less than 长辈版's own.
 */
export const useLetters = (elder: boolean): Style => {
  const [growth, setGrowth] = useState(ownGrowth)
  usePageShow(() => setGrowth(ownGrowth()))
  const drawn = elder ? Math.max(1, growth / ELDER_GROWTH) : Math.max(LEAST_GROWTH, growth)
  return drawn === 1 ? {} : { '--hm-letters': String(Math.round(drawn * 1000) / 1000) }
}
