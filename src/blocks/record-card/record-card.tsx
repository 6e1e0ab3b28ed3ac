import type { ReactNode } from 'react'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import './record-card.css'

export interface RecordCardProps {
  /** Where its details are. */
  to: string
  /** The product. */
  title: string
  /** Its `StatusTag`. */
  status: ReactNode
  /** What tells it from others of the same product. */
  children: ReactNode
  /** What can be done without opening it; not part of the link. */
  foot?: ReactNode
}

/** An order or a policy in a list; the card leads to its details. */
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
