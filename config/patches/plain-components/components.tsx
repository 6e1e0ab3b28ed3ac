import type { HTMLAttributes } from 'react'

/**
 * What the NutUI parts in src/ui/nut are made of, as plain HTML: Taro's own components would bring
 * their whole library into the first load. A part that needs more than this adds it here.
 */
export const View = (props: HTMLAttributes<HTMLDivElement>) => <div {...props} />

/** Asked for by Taro's entry and router; no page is pulled to refresh it, and there is no tab bar. */
export const defineCustomElementTaroPullToRefreshCore = (): void => {}
export const defineCustomElementTaroTabbar = (): void => {}
