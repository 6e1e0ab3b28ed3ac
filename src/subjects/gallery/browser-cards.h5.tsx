import { DAY_MS } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { guardBack } from '@/platform/navigation'
import { Poster, type PosterProps } from '@/subjects/product'
import type { Answer } from '@/ui/dialog/define'
import { inlinePicture } from '@/ui/dialogs/inline-picture'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { useLoad } from '@/ui/load/use-load'
import type { Covers, SharedStateCardSide } from './browser-cards.types'
import { gallery as copy } from './copy'
import { defaultState, readSharedState } from './shared-state'

type Shown = Pick<PosterProps, 'page' | 'item'>

const page = { productName: '惠民保', hero: { slogan: '一城一策，全家同保' } }
const picture = { introImg: inlinePicture(390, 300), backgroundColor: '#8a1f1d' }
const stamp = (at: number) => new Date(at).toISOString()

/** Posters with a countdown and without an end. */
const posters = (): Readonly<Record<string, Shown>> => {
  const window = {
    effectiveStartTime: stamp(now() - DAY_MS),
    effectiveEndTime: stamp(now() + DAY_MS / 2),
  }
  return {
    倒计时: { page, item: { ...picture, ...window } },
    长期: { page, item: { ...picture, backgroundColor: '#34568b', disableTimeCheck: true } },
  }
}

/** Back closes it like a dialog here. On a product's page Back leaves. */
export const covers: Covers = (put) => [
  {
    name: '开售海报',
    variants: posters(),
    open: (props) =>
      new Promise<Answer>((resolve) => {
        const end = async (answer: Answer) => {
          put(undefined)
          await release()
          resolve(answer)
        }
        const release = guardBack(() => void end({ kind: 'dismissed' }))
        put(
          <Poster
            {...(props as Shown)}
            onBook={() => void end({ kind: 'confirmed', value: undefined })}
            onClosed={() => void end({ kind: 'cancelled' })}
          />,
        )
      }),
  },
]

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
