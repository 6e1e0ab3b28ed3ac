import { Button } from '../primitives/button'

interface AnswersProps {
  no: string
  onNo: () => void
  yes: string
  onYes: () => void | Promise<void>
  /** Nothing to say yes to yet. */
  disabled?: boolean
}

/** The two answers to what a dialog asks: not so, and on. Among its actions. */
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
