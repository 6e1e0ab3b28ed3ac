export { cityConfig, fetchPreConfig, nationalities } from './flow/pre-config'
export { loadAnnouncements } from './flow/load-announcements'
export { loadNoticePopup } from './flow/load-notice-popup'
export { loadPreConfig } from './flow/load-pre-config'
export {
  partnerHome,
  useAnnouncements,
  useCityConfig,
  usePartner,
  usePoster,
} from './flow/city-rules'
