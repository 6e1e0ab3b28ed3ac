import { Box } from '../primitives/box'
import { CallLink } from './call-link'
import type { PageHeaderProps } from './page-header.types'

/**
 * WeChat draws the bar with title and Back, and its screen reader can skip it. 长辈版 has the
 * telephone below that bar.
 */
export const PageHeader = ({ phone }: PageHeaderProps) =>
  phone === undefined ? null : (
    <Box className="hm-page__header hm-page__header--call">
      <CallLink className="hm-page__call" phone={phone} />
    </Box>
  )
