import { shell } from '@/copy/shell/shell'
import { Box } from '../primitives/box'
import './skeleton.css'

/** Grey placeholders: `lines` of text, or a block of a given height (px). */
export const Skeleton = ({ lines = 3, height }: { lines?: number; height?: number }) => (
  <Box className="hm-skeleton" role="status" label={shell.loading} busy>
    {height === undefined ? (
      Array.from({ length: lines }, (_, line) => (
        <Box key={line} className="hm-skeleton__line" decorative />
      ))
    ) : (
      <Box className="hm-skeleton__block" style={{ height: `${height}px` }} decorative />
    )}
  </Box>
)
