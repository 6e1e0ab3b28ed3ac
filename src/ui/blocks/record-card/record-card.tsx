import type { ReactNode } from 'react'
import { Card } from '../../layout/card'
import { Row } from '../../layout/stack'
import { Link } from '../../primitives/link'
import { Text } from '../../primitives/text'
import './record-card.css'

export interface RecordCardProps {
  /** Address of the details. */
  to: string
  /** The product's name. */
  title: string
  /** Its `StatusTag`. */
  status: ReactNode
  /** Facts that distinguish it from others of the same product. */
  children: ReactNode
  /** Actions without opening the details. They are not part of the link. */
  foot?: ReactNode
}

/** An order or a policy in a list. The card links to its details. */
export const RecordCard = ({ to, title, status, children, foot }: RecordCardProps) => (
  <Card>
    <Link className="hm-record__link" to={to}>
      <Row spread="between" gap={3} className="hm-record__head">
        <Text bold className="hm-record__title">
          {title}
        </Text>
        {status}
      </Row>
      {children}
    </Link>
    {foot}
  </Card>
)
