import { useEffect, useRef, useState } from 'react'
import { reader as copy } from '@/copy/shell/reader'
import { usePageHide } from '@/platform/page'
import { speak, watchVoice } from '@/platform/speech'
import { Button } from '../primitives/button'

/**
 * Reads texts aloud and stops when the user leaves them. A device without a Chinese voice shows
 * nothing.
 */
export const ReadAloud = ({ texts }: { texts: readonly string[] }) => {
  const [speaks, setSpeaks] = useState(false)
  const [speaking, setSpeaking] = useState(false)
  const silence = useRef<() => void>()
  useEffect(() => watchVoice(setSpeaks), [])

  const stop = () => {
    silence.current?.()
    setSpeaking(false)
  }
  useEffect(() => () => silence.current?.(), [])
  usePageHide(stop)

  if (!speaks) return null
  const start = () => {
    setSpeaking(true)
    silence.current = speak(texts, () => setSpeaking(false))
  }
  return (
    <Button kind="text" onClick={speaking ? stop : start}>
      {speaking ? copy.silence : copy.aloud}
    </Button>
  )
}
