import { useEffect, useRef, useState } from 'react'
import { holdSteps } from '@/platform/navigation'
import { focusText, scrollToTop, usePageShow } from '@/platform/page'
import { STEP_ID } from './step-head'

export interface Steps {
  at: string
  index: number
  go: (step: string) => void
  back: () => void
  /** Opens a step whose content takes the focus itself, and resolves once it is on show. */
  show: (step: string) => Promise<void>
}

/** The step on show. Back goes one step back, and leaves the page from the first. */
export const useSteps = ({
  marker,
  ids,
  start,
  otherwise,
}: {
  /** Names the page and its subject. */
  marker: string
  ids: readonly string[]
  start: () => string
  /** The step to show when the one on show is gone. */
  otherwise: string
}): Steps => {
  const [wanted, go] = useState(start)
  const at = ids.includes(wanted) ? wanted : otherwise
  const index = ids.indexOf(at)
  const back = () => go(ids[Math.max(0, index - 1)] ?? otherwise)
  const latest = useRef(back)
  latest.current = back

  const hold = () => holdSteps(marker, index, () => latest.current())
  useEffect(hold, [marker, index])
  usePageShow(hold)

  const isFirst = useRef(true)
  const whenShown = useRef<() => void>()
  useEffect(() => {
    if (whenShown.current) whenShown.current()
    else if (!isFirst.current) {
      scrollToTop()
      focusText(STEP_ID)
    }
    whenShown.current = undefined
    isFirst.current = false
  }, [at])
  const show = (step: string) =>
    step === at
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          whenShown.current = resolve
          go(step)
        })

  return { at, index, go, back, show }
}
