import type { PageHeaderProps } from './page-header.types'

/** WeChat draws the bar with title and Back, and its screen reader can skip it. */
export const PageHeader = (_props: PageHeaderProps): null => null
