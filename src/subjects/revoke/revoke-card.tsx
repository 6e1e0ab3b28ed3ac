import { fill } from '@/copy/fill'
import { wording, type Worded } from '@/copy/product/wording'
import { minuteText } from '@/domain/time/instant'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { revoke as copy } from './copy'
import './revoke-card.css'

export interface RevokeBarProps {
  /** The product whose words the bar uses. */
  words: Worded
  revokeUntil: string
  onRevoke: () => Promise<void>
}

/** Until when policies can be revoked, and the button for it. */
export const RevokeBar = ({ words, revokeUntil, onRevoke }: RevokeBarProps) => {
  const terms = wording(words)
  return (
    <Row spread="between" gap={3} wrap>
      <Text size="s" tone="soft" numeric className="hm-revoke__until">
        {fill(copy.until, { ...terms, TIME: minuteText(revokeUntil) })}
      </Text>
      <Button onClick={onRevoke}>{terms.withdraw}</Button>
    </Row>
  )
}

/** The same for a page about one order or policy; nothing once it is too late. */
export const RevokeCard = ({
  revokeUntil,
  ...bar
}: Omit<RevokeBarProps, 'revokeUntil'> & { revokeUntil: string | null }) =>
  revokeUntil === null ? null : (
    <Card>
      <RevokeBar {...bar} revokeUntil={revokeUntil} />
    </Card>
  )
