import type { HTMLAttributes } from 'react'

/**
 * Plain HTML for the NutUI parts in src/ui/nut. Taro's own components would bring their whole
 * library into the first load. A NutUI part that needs another component adds it here.
 */
export const View = (props: HTMLAttributes<HTMLDivElement>) => <div {...props} />

/** Taro's entry and router call these. We have no pull-to-refresh and no tab bar. */
export const defineCustomElementTaroPullToRefreshCore = (): void => {}
export const defineCustomElementTaroTabbar = (): void => {}
