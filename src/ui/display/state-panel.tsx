import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import { DrawnImage } from '../primitives/drawn-image'
import { Heading } from '../primitives/heading'
import { Text } from '../primitives/text'
import { pictureOf, type Picture } from './state-pictures'
import './state-panel.css'

export interface StatePanelProps {
  picture: Picture
  title: string
  text?: string
  /** The next step: one or two Buttons or Links. */
  children?: ReactNode
  /** Screen readers read it as soon as it appears, as for an error. */
  urgent?: boolean
}

/** What a page shows instead of content: empty, done, waiting or failed. */
export const StatePanel = ({ picture, title, text, children, urgent }: StatePanelProps) => (
  <Box className="hm-state" role={urgent ? 'alert' : undefined}>
    <DrawnImage className="hm-state__picture" drawing={pictureOf(picture)} />
    <Heading level={2} className="hm-state__title">
      {title}
    </Heading>
    {text ? (
      <Text as="block" tone="soft">
        {text}
      </Text>
    ) : null}
    {children ? <Box className="hm-state__actions">{children}</Box> : null}
  </Box>
)
