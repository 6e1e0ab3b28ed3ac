import { useEffect } from 'react'
import { AnnouncementCards } from '@/blocks/announcements/announcements'
import { useAnnouncements } from '@/flows/city-rules'

/** What operators tell in this city just now. */
export const Announced = ({ cityCode }: { cityCode: string }) => {
  const list = useAnnouncements(cityCode)
  const urgent = list.find(({ popup }) => popup)
  useEffect(() => {
    // Its dialog is for the few who have something to be told.
    if (urgent)
      import('@/flows/notice-popup').then(
        ({ showNotice }) => showNotice(urgent),
        () => undefined,
      )
  }, [urgent])
  return <AnnouncementCards list={list} />
}
