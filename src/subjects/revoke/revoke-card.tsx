import { fill } from '@/copy/fill'
import { wording, type Worded } from '@/copy/product/wording'
import { revokeWords } from '@/copy/records/refunds'
import { minuteText } from '@/domain/time/instant'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import './revoke-card.css'

export interface RevokeBarProps {
  /** The product whose words the bar uses. */
  words: Worded
  revokeUntil: string
  /** The insurer decides first. */
  revokeAsks?: boolean | undefined
  onRevoke: () => Promise<void>
}

/** Until when policies can be revoked, and the button for it. */
export const RevokeBar = ({ words, revokeUntil, revokeAsks, onRevoke }: RevokeBarProps) => {
  const terms = wording(words)
  const copy = revokeWords({ revokeAsks })
  return (
    <Row spread="between" gap={3} wrap>
      <Text size="s" tone="soft" numeric className="hm-revoke__until">
        {fill(copy.until, { ...terms, TIME: minuteText(revokeUntil) })}
      </Text>
      <Button onClick={onRevoke}>{fill(copy.start, terms)}</Button>
    </Row>
  )
}

/** The same for a page about one order or policy; nothing once it is too late. */
export const RevokeCard = ({
  revocation: { revokeUntil, revokeAsks },
  ...bar
}: Pick<RevokeBarProps, 'words' | 'onRevoke'> & {
  revocation: Pick<RevokeBarProps, 'revokeAsks'> & { revokeUntil: string | null }
}) =>
  revokeUntil === null ? null : (
    <Card>
      <RevokeBar {...bar} {...{ revokeUntil, revokeAsks }} />
    </Card>
  )
