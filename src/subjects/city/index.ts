export { loadAnnouncements } from './flow/load-announcements'
export { loadNoticePopup } from './flow/load-notice-popup'
export {
  partnerHome,
  useAnnouncements,
  useCityConfig,
  usePartner,
  usePoster,
} from './flow/city-rules'
