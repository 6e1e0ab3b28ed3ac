import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import { Icon } from '../primitives/icon'
import type { IconName } from '../primitives/icons'
import { Heading } from '../primitives/text'
import { Actions } from './actions'
import './panel.css'

interface PanelProps {
  title: string
  icon?: IconName
  /** The actions, side by side if there is room. */
  actions: ReactNode
  children?: ReactNode
}

/** The body of a modal dialog: its subject and its actions. */
export const Panel = ({ title, icon, actions, children }: PanelProps) => (
  <Box className="hm-panel">
    {icon ? (
      <Box className="hm-panel__icon" decorative>
        <Icon name={icon} size={30} />
      </Box>
    ) : null}
    <Heading level={2} className="hm-panel__title">
      {title}
    </Heading>
    {children}
    <Box className="hm-panel__actions">
      <Actions>{actions}</Actions>
    </Box>
  </Box>
)
