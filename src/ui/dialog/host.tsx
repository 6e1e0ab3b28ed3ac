import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePageShow } from '@/platform/lifecycle'
import { guardBack } from '@/platform/navigation'
import { DialogFrame } from './frame'
import { DialogQueue, type OpenDialog } from './queue'
import { bringForward, withdraw } from './service'

/** The dialogs of this page, and the one on show. */
export const useDialogs = (): OpenDialog | undefined => {
  const [queue] = useState(() => new DialogQueue(guardBack))
  useEffect(() => {
    bringForward(queue)
    return () => {
      withdraw(queue)
      queue.dispose()
    }
  }, [queue])
  usePageShow(() => bringForward(queue))
  return useSyncExternalStore(queue.subscribe, queue.current, queue.current)
}

/** Draws the dialog on show over the page. */
export const DialogHost = ({ open }: { open: OpenDialog | undefined }) =>
  open ? <DialogFrame key={open.id} dialog={open} /> : null
