import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import './actions.css'

/** The buttons of a dialog: side by side, or below each other if there is no room. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Box className="hm-actions">{children}</Box>
)
