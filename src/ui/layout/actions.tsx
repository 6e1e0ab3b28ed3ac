import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import './actions.css'

/** The buttons of a dialog: side by side, or below each other if there is no room. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Box className="hm-actions">{children}</Box>
)

interface AnswersProps {
  no: string
  onNo: () => void
  yes: string
  onYes: () => void | Promise<void>
  /** The positive answer is not possible yet. */
  disabled?: boolean
}

/** The negative and the positive answer of a dialog, among its actions. */
export const Answers = ({ no, onNo, yes, onYes, disabled }: AnswersProps) => (
  <>
    <Button size="l" onClick={onNo}>
      {no}
    </Button>
    <Button kind="primary" size="l" disabled={disabled} onClick={onYes}>
      {yes}
    </Button>
  </>
)
