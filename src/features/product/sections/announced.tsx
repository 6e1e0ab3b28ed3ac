import { AnnouncementCards } from '@/blocks/announcements/announcements'
import { useAnnouncements } from '@/flows/city-rules'

/** What operators tell in this city just now. */
export const Announced = ({ cityCode }: { cityCode: string }) => (
  <AnnouncementCards list={useAnnouncements(cityCode)} />
)
