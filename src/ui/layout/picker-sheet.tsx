import type { ReactNode } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import { Heading } from '../primitives/text'
import './picker-sheet.css'

interface PickerSheetProps {
  title: string
  onCancel: () => void
  onDone: () => void
  /** Wheels, side by side. */
  children: ReactNode
}

/** The body of a picker: 取消 and 确定 beside the title, and wheels below. */
export const PickerSheet = ({ title, onCancel, onDone, children }: PickerSheetProps) => (
  <>
    <Box className="hm-picker__head">
      <Button kind="text" onClick={onCancel}>
        {buttons.cancel}
      </Button>
      <Heading level={2} className="hm-picker__title">
        {title}
      </Heading>
      <Button kind="text" onClick={onDone}>
        {buttons.ok}
      </Button>
    </Box>
    <Box className="hm-picker__wheels">{children}</Box>
  </>
)
