import { instantMs } from '@/domain/time/instant'
import { readAnnouncements } from '@/flows/announcements'
import { now } from '@/platform/clock'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Text } from '@/ui/primitives/text'

/** What operators tell in this city just now. */
export const Announced = ({ cityCode }: { cityCode: string }) => {
  const { state } = useLoad('announcements', async () => ({
    ok: true as const,
    value: await readAnnouncements(),
  }))
  if (state.status !== 'ready') return null
  return (
    <>
      {state.value
        .filter((one) => one.cityCode === undefined || one.cityCode === cityCode)
        .filter(({ startAt, endAt }) => instantMs(startAt) <= now() && now() < instantMs(endAt))
        .map(({ title, text }) => (
          <Card key={title} title={title}>
            <Text as="block">{text}</Text>
          </Card>
        ))}
    </>
  )
}
