import type { ReactNode } from 'react'
import { Box } from '@/ui/primitives/box'
import './one-step.css'

/** The content of a step. It keeps its state while another step is on show. */
export const StepPane = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <Box className={shown ? undefined : 'hm-step__away'}>{children}</Box>
)
