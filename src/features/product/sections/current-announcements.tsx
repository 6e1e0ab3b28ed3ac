import { useEffect } from 'react'
import { AnnouncementCards } from '@/blocks/announcements/announcements'
import { useAnnouncements } from '@/flows/city-rules'
import { tellUrgent } from './tell-urgent'

/** The current announcements of this city. */
export const CurrentAnnouncements = ({ cityCode }: { cityCode: string }) => {
  const list = useAnnouncements(cityCode)
  const urgent = list.find(({ popup }) => popup)
  useEffect(() => {
    if (urgent) void tellUrgent(urgent)
  }, [urgent])
  return <AnnouncementCards list={list} />
}
