import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import { ScrollArea } from '../primitives/scroll-area'
import { Heading } from '../primitives/text'
import './sheet.css'

interface SheetProps {
  title: string
  /** Shown on the title's line, at its end. */
  beside?: ReactNode
  /** Shown between the title and the scrolling content, for example tabs. */
  above?: ReactNode
  /** The scrolling content, if it needs its own name or a listener for its end. */
  reading?: { key: string; id: string; label: string; onReachBottom?: (() => void) | undefined }
  /** The actions, which are always visible. */
  actions?: ReactNode
  children: ReactNode
}

/** The body of a sheet: a title, content that scrolls, and a bar of actions. */
export const Sheet = ({ title, beside, above, reading, actions, children }: SheetProps) => {
  const { key, ...area } = reading ?? { key: 'content', label: title }
  return (
    <>
      <Box className="hm-sheet__head">
        <Heading level={2}>{title}</Heading>
        {beside}
      </Box>
      {above}
      <ScrollArea key={key} className="hm-sheet__content" {...area}>
        {children}
      </ScrollArea>
      {actions ? <Box className="hm-sheet__actions">{actions}</Box> : null}
    </>
  )
}
