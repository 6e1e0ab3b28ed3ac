import { shell } from '@/copy/shell/shell'
import { Button } from '../primitives/button'
import { setElderMode, useElderMode } from './elder-mode'

/** The entry to the elderly mode, and back. */
export const ElderSwitch = () => {
  const on = useElderMode()
  return (
    <Button kind="text" size="s" onClick={() => setElderMode(!on)}>
      {on ? shell.standardMode : shell.elderlyMode}
    </Button>
  )
}
