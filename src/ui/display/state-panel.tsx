import type { ReactNode } from 'react'
import { shell } from '@/copy/shell/shell'
import type { Drawing } from '@/domain/look/drawing'
import { Box } from '../primitives/box'
import { DrawnImage } from '../primitives/drawn-image'
import { Heading } from '../primitives/heading'
import { Text } from '../primitives/text'
import { HelpLink } from '../shell/help-link'
import './state-panel.css'

/** Drawings in quiet colours that suit light and dark backgrounds. */
const ground = `<ellipse cx='80' cy='106' rx='58' ry='8' fill='#b9b1a5' fill-opacity='.28'/>`
const sheet = `<rect x='46' y='18' width='68' height='84' rx='8' fill='#fffdfa' stroke='#cfc7bb' stroke-width='2'/><path d='M60 40h40M60 54h40M60 68h26' stroke='#dcd5ca' stroke-width='4' stroke-linecap='round'/>`
const badge = (colour: string, sign: string) =>
  `<circle cx='108' cy='88' r='20' fill='${colour}'/><path d='${sign}' fill='none' stroke='#fff' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/>`

const drawings = {
  empty: `${ground}${sheet}<circle cx='108' cy='88' r='20' fill='#a69d90'/><path d='M100 88h16' stroke='#fff' stroke-width='4' stroke-linecap='round'/>`,
  error: `${ground}${sheet}${badge('#d98324', 'M108 78v12M108 97v.2')}`,
  success: `${ground}${sheet}${badge('#2f9e5b', 'm99 88 6.5 6.5 12-13')}`,
  failure: `${ground}${sheet}${badge('#cf4436', 'm101 81 14 14m0-14-14 14')}`,
  wait: `${ground}${sheet}${badge('#3f7fbf', 'M108 78v10l7 4')}`,
  offline: `${ground}<path d='M38 60a60 60 0 0 1 84 0M52 74a40 40 0 0 1 56 0' fill='none' stroke='#cfc7bb' stroke-width='6' stroke-linecap='round'/><circle cx='80' cy='90' r='6' fill='#a69d90'/><path d='M46 34l68 68' stroke='#cf4436' stroke-width='5' stroke-linecap='round'/>`,
} as const

type Picture = keyof typeof drawings

const pictureOf = (picture: Picture): Drawing => ({
  width: 160,
  height: 120,
  shapes: drawings[picture],
})

export interface StatePanelProps {
  picture: Picture
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
    <DrawnImage className="hm-state__picture" drawing={pictureOf(picture)} />
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
