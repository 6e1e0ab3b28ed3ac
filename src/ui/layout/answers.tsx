import { Button } from '../primitives/button'

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
