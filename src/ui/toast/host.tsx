import { useState, useSyncExternalStore } from 'react'
import { usePageHide, usePageShow } from '@/platform/page'
import { Box } from '../primitives/box'
import { currentToast, endToast, onToast } from './service'
import './toast.css'

/** The host is always present, so that screen readers already listen before a message appears. */
export const ToastHost = () => {
  const [onShow, setOnShow] = useState(true)
  usePageShow(() => setOnShow(true))
  usePageHide(() => {
    setOnShow(false)
    endToast()
  })
  const toast = useSyncExternalStore(onToast, currentToast, currentToast)
  return (
    <Box className="hm-toast" role="status">
      {onShow && toast ? (
        <Box key={toast.id} className="hm-toast__text">
          {toast.text}
        </Box>
      ) : null}
    </Box>
  )
}
