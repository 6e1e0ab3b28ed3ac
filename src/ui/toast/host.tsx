import { useState, useSyncExternalStore } from 'react'
import { usePageHide, usePageShow } from '@/platform/lifecycle'
import { Box } from '../primitives/box'
import { currentToast, onToast } from './service'
import './toast.css'

/** Always there, so that screen readers listen to it before something is said. */
export const ToastHost = () => {
  const [onShow, setOnShow] = useState(true)
  usePageShow(() => setOnShow(true))
  usePageHide(() => setOnShow(false))
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
