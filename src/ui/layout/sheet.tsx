import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import { Heading } from '../primitives/heading'
import { ScrollArea } from '../primitives/scroll-area'
import './sheet.css'

interface SheetProps {
  title: string
  /** On the line of the title, at its end. */
  beside?: ReactNode
  /** Between the title and what scrolls: tabs. */
  above?: ReactNode
  /** What scrolls, where it has a name of its own or is listened to. */
  reading?: { key: string; id: string; label: string; onReachBottom: () => void }
  /** What can be done, always in sight. */
  actions?: ReactNode
  children: ReactNode
}

/** The body of a dialog: a title, content that scrolls by itself, a bar of actions below it. */
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
