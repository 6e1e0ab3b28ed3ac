import type { OpenSettingButtonProps } from './open-setting-button.types'

/** No page opens the settings of its browser. */
export const OpenSettingButton = ({ fallback }: OpenSettingButtonProps) => <>{fallback}</>
