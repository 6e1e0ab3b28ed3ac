import type { PageHeaderProps } from './page-header.types'

/** WeChat draws the bar with title and Back, and moves past it by itself. */
export const PageHeader = (_props: PageHeaderProps): null => null
