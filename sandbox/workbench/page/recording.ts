import { useState } from 'react'
import { withStep } from './script'
import type { Step } from './step'

export type Recording = ReturnType<typeof useRecording>

/** The steps of one phone while they are recorded, and afterwards until the next recording. */
export function useRecording() {
  const [phoneId, setPhoneId] = useState<string>()
  const [isOn, setOn] = useState(false)
  const [steps, setSteps] = useState<readonly Step[]>([])
  return {
    isOn,
    steps,
    /** The phone of the steps. */
    phoneId,
    start: (id: string, path: string) => {
      setPhoneId(id)
      setSteps([{ do: 'open', path }])
      setOn(true)
    },
    stop: () => setOn(false),
    /** Keeps a step of the recorded phone. A decision at the side belongs to no phone. */
    add: (step: Step, id = phoneId) => {
      if (isOn && id === phoneId) setSteps((now) => withStep(now, step))
    },
  }
}
