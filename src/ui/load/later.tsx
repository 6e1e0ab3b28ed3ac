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
 * A part of a page that nobody sees at first: fetched and drawn after the first paint, in slices
 * that leave the page usable. `waiting` stands in its place; what cannot be fetched is asked for
 * again there.
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

    // A place of its own: the mini-program sends nothing beside it again when the part comes.
    return <Box>{Body ? <Body {...props} /> : failed ? <Again onClick={begin} /> : waiting}</Box>
  }
  return Later
}

const Again = ({ onClick }: { onClick: () => void }) => (
  <Button block onClick={onClick}>
    {buttons.retry}
  </Button>
)
