import { useState } from 'react'
import { validate } from '@/domain/credential/credential'
import { IdentityFields, proveByName, useIdentity } from '@/subjects/account'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { shareGift as copy } from './copy'

/**
 * Verifies the user by name and ID card number, once per account, because rewards are paid only to
 * verified people.
 */
export const ProveIdentity = ({ onProven }: { onProven: () => Promise<void> }) => {
  const identity = useIdentity()
  const [told, setTold] = useState<string>()
  const prove = async () => {
    setTold(undefined)
    const who = identity.read()
    if (!who) return
    const card = validate({ type: '01', value: who.credentialNo.value })
    if (!card.ok) return setTold(copy.notIdentityCard)
    const proven = await proveByName({ ...who, credentialType: 1 })
    if (!proven.ok) return setTold(proven.text)
    toast(copy.proved)
    await onProven()
  }
  return (
    <Card title={copy.proveTitle}>
      <Stack gap={4}>
        <Text as="block" size="s" tone="soft">
          {copy.proveText}
        </Text>
        <IdentityFields identity={identity} told={told} />
        <Button kind="primary" size="l" block onClick={prove}>
          {copy.prove}
        </Button>
      </Stack>
    </Card>
  )
}
