import {
  startTransition,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react'
import { buttons } from '@/copy/shell/buttons'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'

/**
 * A part of a page below the first screen. It loads and renders after the first paint, in slices
 * that keep the page responsive. `waiting` takes its place until then; after a failure a button
 * loads it again.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactElement,
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined

  const Later = (props: P) => {
    const [Body, setBody] = useState(() => loaded)
    const [failed, setFailed] = useState(false)

    const begin = useCallback(() => {
      setFailed(false)
      load().then(
        (body) => {
          loaded = body
          startTransition(() => setBody(() => body))
        },
        () => setFailed(true),
      )
    }, [])
    useEffect(() => {
      if (!loaded) begin()
    }, [begin])

    // A separate box, so that the mini-program sends nothing beside it again when the part arrives.
    return <Box>{Body ? <Body {...props} /> : failed ? <Again onClick={begin} /> : waiting}</Box>
  }
  return Later
}

const Again = ({ onClick }: { onClick: () => void }) => (
  <Button block onClick={onClick}>
    {buttons.retry}
  </Button>
)
