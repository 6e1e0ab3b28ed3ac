import { useEffect, useState } from 'react'
import { shell } from '@/copy/shell/shell'
import { DEBOUNCE_MS } from '@/domain/time/timings'
import { Image } from '../primitives/image'
import type { ImageProps } from '../primitives/shown.types'
import { Text } from '../primitives/text'
import { toast } from '../toast/service'

/**
 * A picture that the user opened in a popup. A toast shows that it loads or failed; the failure
 * also stays in its place.
 */
export const WaitedImage = ({ alt, ...props }: Omit<ImageProps, 'onLoad' | 'onError'>) => {
  const [came, setCame] = useState<boolean>()
  useEffect(() => {
    if (came === false) toast(shell.loadFailed)
    if (came !== undefined) return undefined
    // A picture that is there at once needs no toast.
    const timer = setTimeout(() => toast(shell.loading), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [came])
  return came === false ? (
    <Text tone="danger">{shell.loadFailed}</Text>
  ) : (
    <Image {...props} alt={alt} onLoad={() => setCame(true)} onError={() => setCame(false)} />
  )
}
