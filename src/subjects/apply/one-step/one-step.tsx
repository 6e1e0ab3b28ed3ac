import { useEffect, useRef, useState, type ReactNode } from 'react'
import { holdSteps } from '@/platform/navigation'
import { focusText, scrollToTop, usePageShow } from '@/platform/page'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { endToast } from '@/ui/toast/service'
import { oneStep as copy } from '../copy'
import './one-step.css'

interface Steps {
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

/** A page shows one head at a time. */
const STEP_ID = 'hm-step'

/** Where the user is among the steps, and what this one is about. */
export const StepHead = ({
  progress,
  done,
  all,
  title,
  product,
}: {
  /** 第 2 步，共 4 步 */
  progress: string
  /** Steps up to this one, for the drawn bar. */
  done: number
  all: number
  title: string
  product?: string | undefined
}) => (
  <Box className="hm-step">
    {product ? (
      <Text as="block" size="s">
        {product}
      </Text>
    ) : null}
    <Box role="status">
      <Text as="block" bold tone="accent" numeric>
        {progress}
      </Text>
    </Box>
    <Box decorative className="hm-step__bar">
      <Box className="hm-step__done" style={{ width: `${(100 * done) / all}%` }} />
    </Box>
    <Heading level={2} id={STEP_ID} className="hm-step__title">
      {title}
    </Heading>
  </Box>
)

/** The content of a step. It keeps its state while another step is on show. */
export const StepPane = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <Box className={shown ? undefined : 'hm-step__away'}>{children}</Box>
)

/** 上一步 and the main action of a step, at the bottom edge of the page. */
export const StepBar = ({
  onBack,
  action: { text, onClick, disabled },
}: {
  /** Missing on the first step, which Back leaves. */
  onBack?: (() => void) | undefined
  action: { text: string; onClick: () => void | Promise<void>; disabled?: boolean | undefined }
}) => (
  <Box className="hm-step-bar">
    {onBack ? (
      <Button size="l" className="hm-step-bar__back" onClick={onBack}>
        {copy.back}
      </Button>
    ) : null}
    <Button
      kind="primary"
      size="l"
      className="hm-step-bar__next"
      disabled={disabled}
      onClick={onClick}
    >
      {text}
    </Button>
  </Box>
)
