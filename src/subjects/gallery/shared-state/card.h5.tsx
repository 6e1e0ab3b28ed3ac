import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { useLoad } from '@/ui/load/use-load'
import { gallery as copy } from '../copy/gallery'
import type { SharedStateCardSide } from './card.types'
import { defaultState } from './defaults'
import { readSharedState } from './read'

const shown = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** Every field of the shared state, with its present and its initial value. */
export const SharedStateCard: SharedStateCardSide = () => {
  const { state } = useLoad('shared-state', async () => ({
    ok: true as const,
    value: await readSharedState(),
  }))
  const facts =
    state.status === 'ready'
      ? Object.entries(state.value).map(([name, value]: [string, unknown]) => ({
          name,
          value: `${shown(value)} · ${copy.byDefault} ${shown(Reflect.get(defaultState, name))}`,
        }))
      : undefined
  return (
    <Card title={copy.state}>
      {facts ? <Facts facts={facts} label={copy.state} /> : <Skeleton lines={6} />}
    </Card>
  )
}
