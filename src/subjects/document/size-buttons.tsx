import type { ReactNode } from 'react'
import { reader as copy } from '@/copy/shell/reader'
import { Row } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'

interface SizeButtonsProps {
  step: number
  steps: number
  onStep: (step: number) => void
  /** Further buttons. */
  children?: ReactNode
}

/** Buttons for smaller and larger type, always visible. */
export const SizeButtons = ({ step, steps, onStep, children }: SizeButtonsProps) => (
  <Row spread="end" gap={2} className="hm-document__sizes">
    {children}
    <Button disabled={step === 0} onClick={() => onStep(step - 1)}>
      {copy.shrink}
    </Button>
    <Button disabled={step === steps - 1} onClick={() => onStep(step + 1)}>
      {copy.enlarge}
    </Button>
  </Row>
)
