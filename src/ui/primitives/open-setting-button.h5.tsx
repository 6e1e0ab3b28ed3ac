import type { OpenSettingButtonProps } from './open-setting-button.types'

/** A web page cannot open the browser's settings. */
export const OpenSettingButton = ({ fallback }: OpenSettingButtonProps) => <>{fallback}</>
