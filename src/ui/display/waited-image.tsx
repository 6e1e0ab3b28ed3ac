import { useEffect, useState } from 'react'
import { shell } from '@/copy/shell/shell'
import { DEBOUNCE_MS } from '@/domain/time/timings'
import { Image } from '../primitives/image'
import type { ImageProps } from '../primitives/image.types'
import { Text } from '../primitives/text'
import { toast } from '../toast/service'

/**
 * A picture that somebody opened a popup for: a toast while it loads, and one when it does not
 * come (specification section 2, image popup), which stays said in its place.
 */
export const WaitedImage = (props: Omit<ImageProps, 'onLoad' | 'onError'>) => {
  const [came, setCame] = useState<boolean>()
  useEffect(() => {
    if (came === false) toast(shell.loadFailed)
    if (came !== undefined) return undefined
    // A picture that is there at once needs no word.
    const timer = setTimeout(() => toast(shell.loading), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [came])
  return came === false ? (
    <Text tone="danger">{shell.loadFailed}</Text>
  ) : (
    <Image {...props} onLoad={() => setCame(true)} onError={() => setCame(false)} />
  )
}
