import { useEffect, useRef, useState } from 'react'
import { holdSteps } from '@/platform/navigation'
import { focusText, scrollToTop, usePageShow } from '@/platform/page'
import { endToast } from '@/ui/toast/service'
import { STEP_ID } from './step-head'

export interface Steps {
  at: string
  index: number
  go: (step: string) => void
  /** Opens a step from which Back returns to the one on show. */
  visit: (step: string) => void
  isVisited: boolean
  /** Missing on the first step, which Back leaves. */
  back: (() => void) | undefined
  /** Visits a step whose content takes the focus itself, and resolves once it is on show. */
  show: (step: string) => Promise<void>
}

/**
 * The step on show. Back goes one step back, or to the step from which this one was visited, and
 * leaves the page from the first.
 */
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
  const [{ wanted, from }, put] = useState<{ wanted: string; from?: string }>(() => ({
    wanted: start(),
  }))
  const at = ids.includes(wanted) ? wanted : otherwise
  const index = ids.indexOf(at)
  const origin = from !== undefined && from !== at && ids.includes(from) ? from : undefined
  const below = origin ?? ids[index - 1]
  const depth = below === undefined ? 0 : ids.indexOf(below) + 1
  const go = (step: string) => put({ wanted: step })
  const visit = (step: string) => put({ wanted: step, from: origin ?? at })
  const back = () => go(below ?? otherwise)
  const latest = useRef(back)
  latest.current = back

  const hold = () => holdSteps(marker, depth, () => latest.current())
  useEffect(hold, [marker, depth])
  usePageShow(hold)

  const isFirst = useRef(true)
  const whenShown = useRef<() => void>()
  useEffect(() => {
    if (!isFirst.current) endToast()
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
          visit(step)
        })

  return {
    ...{ at, index, go, visit, show },
    isVisited: origin !== undefined,
    back: below === undefined ? undefined : back,
  }
}
