import { oneStep as copy } from '@/copy/shell/one-step'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import './one-step.css'

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
