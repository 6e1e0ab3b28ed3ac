import { shell } from '@/copy/shell/shell'
import { Button } from '../primitives/button'
import { setElderMode, useElderMode } from './elder-mode'

/** Switches the elderly mode on and off. */
export const ElderSwitch = ({ className }: { className?: string }) => {
  const on = useElderMode()
  return (
    <Button kind="bare" className={className} onClick={() => setElderMode(!on)}>
      {on ? shell.standardMode : shell.elderlyMode}
    </Button>
  )
}
