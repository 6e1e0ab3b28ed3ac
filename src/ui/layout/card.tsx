import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import type { BaseProps, WithChildren } from '../primitives/base.types'
import { Box } from '../primitives/box'
import { Heading } from '../primitives/text'
import './card.css'

export interface CardProps extends BaseProps, WithChildren {
  /** Makes the card a region that screen readers can jump to. */
  title?: string | undefined
  /** Short text or a control beside the title. */
  aside?: ReactNode
}

/** A raised area for related content. */
export const Card = ({ title, aside, className, children, ...rest }: CardProps) => {
  const titleId = `hm-${useId().replace(/\W/g, '')}`
  return (
    <Box
      as={title ? 'section' : 'div'}
      labelledBy={title ? titleId : undefined}
      className={classNames('hm-card', className)}
      {...rest}
    >
      {title ? (
        <Box className="hm-card__head">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {aside}
        </Box>
      ) : null}
      {children}
    </Box>
  )
}
