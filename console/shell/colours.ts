import { theme, type ThemeConfig } from 'antd'
import { useSyncExternalStore } from 'react'

const dark = matchMedia('(prefers-color-scheme: dark)')

const listen = (tell: () => void): (() => void) => {
  dark.addEventListener('change', tell)
  return () => dark.removeEventListener('change', tell)
}

/** The same colours as in console.css, where each pair is measured. */
const light: ThemeConfig = {
  algorithm: theme.defaultAlgorithm,
  token: {
    colorPrimary: '#0b6b45',
    colorLink: '#0b6b45',
    colorError: '#a62a1a',
    colorBorder: '#87938c',
    colorTextDescription: '#55625b',
    colorTextPlaceholder: '#66736c',
    colorTextTertiary: '#55625b',
    colorTextDisabled: '#66736c',
  },
}
const night: ThemeConfig = {
  algorithm: theme.darkAlgorithm,
  components: {
    Button: {
      // White on this red would be too faint.
      dangerColor: '#1d0906',
      // antd would lighten the green below the mouse, on which white is too faint as well.
      ...{ colorPrimaryHover: '#227351', colorPrimaryActive: '#1d6446' },
      ...{ defaultHoverColor: '#5cc79a', defaultHoverBorderColor: '#5cc79a' },
      ...{ defaultActiveColor: '#5cc79a', defaultActiveBorderColor: '#5cc79a' },
    },
  },
  token: {
    colorPrimary: '#298560',
    colorLink: '#5cc79a',
    colorError: '#ff9f8f',
    colorBgBase: '#111614',
    colorBgContainer: '#161c19',
    colorBgElevated: '#1c2420',
    colorBorder: '#6d7a73',
    colorTextDescription: '#a9b6af',
    colorTextPlaceholder: '#98a59e',
    colorTextTertiary: '#a9b6af',
    colorTextDisabled: '#98a59e',
  },
}
const shared = {
  fontSize: 14,
  controlHeight: 34,
  borderRadius: 6,
  motionDurationMid: '0.1s',
  motionDurationSlow: '0.1s',
  /** Who asked the system for less motion sees none. */
  motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
}

/** The colours of antd, light or dark as the system is. */
export function useColours(): ThemeConfig {
  const isDark = useSyncExternalStore(listen, () => dark.matches)
  const chosen = isDark ? night : light
  return { ...chosen, token: { ...shared, ...chosen.token } }
}
