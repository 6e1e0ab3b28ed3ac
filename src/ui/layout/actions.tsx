import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import './actions.css'

/** The buttons that a dialog ends with: side by side over its width, below each other where tight. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Box className="hm-actions">{children}</Box>
)
