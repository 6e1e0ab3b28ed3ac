import type { ReactNode } from 'react'
import { shell } from '@/copy/shell/shell'
import {
  emptyPicture,
  errorPicture,
  failurePicture,
  offlinePicture,
  successPicture,
  waitPicture,
} from '@/domain/look/drawing'
import { Box } from '../primitives/box'
import { DrawnImage } from '../primitives/image'
import { Heading, Text } from '../primitives/text'
import { HelpLink } from '../shell/help-link'
import './state-panel.css'

const pictures = {
  empty: emptyPicture,
  error: errorPicture,
  success: successPicture,
  failure: failurePicture,
  wait: waitPicture,
  offline: offlinePicture,
} as const

export interface StatePanelProps {
  picture: keyof typeof pictures
  title: string
  text?: string
  /** The next step: one or two Buttons or Links. */
  children?: ReactNode
  /** Screen readers read it as soon as it appears, as for an error. */
  urgent?: boolean
  /** Leads to customer service. By default only an error does. */
  withHelp?: boolean
}

/** What a page shows instead of content: empty, done, waiting or failed. */
export const StatePanel = ({
  picture,
  title,
  text,
  children,
  urgent,
  withHelp = picture === 'error' || picture === 'failure',
}: StatePanelProps) => (
  <Box className="hm-state" role={urgent ? 'alert' : undefined}>
    <DrawnImage className="hm-state__picture" drawing={pictures[picture]()} />
    <Heading level={2} className="hm-state__title">
      {title}
    </Heading>
    {text ? (
      <Text as="block" tone="soft">
        {text}
      </Text>
    ) : null}
    {children || withHelp ? (
      <Box className="hm-state__actions">
        {children}
        {withHelp ? <HelpLink className="hm-state__help" text={shell.toService} /> : null}
      </Box>
    ) : null}
  </Box>
)
