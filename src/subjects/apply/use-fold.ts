import { useEffect, useRef, useState } from 'react'
import { isVisible, type Form } from '@/ui/form/use-form'

/**
 * A complete person folds this long after the last field was left, in ms, so that nothing moves
 * under the finger.
 */
const FOLD_MS = 400

/**
 * Whether a person shows as one line. A complete person folds when the last field is left or
 * another person joins the list, and unfolds for a change or an error.
 */
export const useFold = ({
  form,
  sound,
  people,
}: {
  form: Form
  /** Nothing is missing or wrong. */
  sound: boolean
  /** Number of insured persons. */
  people: number
}) => {
  const [open, setOpen] = useState(!sound)
  const latest = useRef(sound)
  latest.current = sound
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const fold = () => {
    if (latest.current) setOpen(false)
  }
  useEffect(() => {
    if (!sound) setOpen(true)
  }, [sound])
  useEffect(fold, [people])
  useEffect(() => () => clearTimeout(timer.current), [])

  const [last] = form.items.filter((item) => isVisible(form.items, item)).slice(-1)
  return {
    folded: !open && sound,
    unfold: () => {
      setOpen(true)
    },
    form: {
      ...form,
      leave: (type: string) => {
        form.leave(type)
        if (type === last?.type) timer.current = setTimeout(fold, FOLD_MS)
      },
    },
  }
}
