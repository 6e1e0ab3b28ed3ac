import { Box } from '../primitives/box'
import type { CoverProps } from './cover.types'

export const Cover = (props: CoverProps) => <Box {...props} role="dialog" modal />
