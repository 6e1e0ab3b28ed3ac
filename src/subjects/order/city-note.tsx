import { useEffect, useState } from 'react'
import type { OrderNotes } from '@/contract/city'
import { Text } from '@/ui/primitives/text'

/** The city's note on an order page; most cities have none. */
export const CityNote = ({ cityCode, on }: { cityCode: string; on: keyof OrderNotes }) => {
  const [notes, setNotes] = useState<OrderNotes>()
  useEffect(() => {
    let left = false
    const show = (own: OrderNotes | undefined) => {
      if (!left) setNotes(own)
    }
    // Loaded in the background, so that no order waits for it.
    void import('@/api/city-config').then(
      ({ cityOrderNotes }) => cityOrderNotes(cityCode).then(show),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [cityCode])
  return notes ? (
    <Text as="block" size="s" tone="soft" className="hm-paged__about">
      {notes[on]}
    </Text>
  ) : null
}
