import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { getFamilyStatus, type FormDelegation } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { credentialTypes } from '@/copy/product/people'
import { relationLabel } from '@/copy/product/relation-label'
import { wording } from '@/copy/product/wording'
import { certificateOf, isEncrypted, itemOf, textOf, type FormItem } from '@/domain/apply/item'
import { isCredentialType } from '@/domain/credential/type'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { usePurchase } from '@/stores/purchase'
import { elderDoors as doors } from '@/subjects/product'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { useFollow } from '@/ui/load/use-follow'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { delegation as copy } from './copy'
import { fillInFull, takeFilledForm, waitingText, wasJustTaken } from './flow/delegation'

/**
 * 请子女代办 above the applicant's form: how it stands, followed while the page is shown; what the child
 * filled in, to be checked; or the way to ask a child, plainly in 长辈版 and as a line of text otherwise.
 */
export const DelegationCard = ({
  product,
  page,
  family,
  onTaken,
}: {
  product: ProductId
  page: ProductPage
  /** The answer about the family. A new one brings its own state. */
  family: { delegation?: FormDelegation }
  onTaken: () => void
}) => {
  const [delegation, setDelegation] = useState(family.delegation)
  useEffect(() => setDelegation(family.delegation), [family])
  const state = delegation?.state
  useFollow(
    () =>
      send(getFamilyStatus, { ...productId(product), version: 3 }).then((answer) => {
        if (answer.ok) setDelegation(answer.value.delegation)
      }),
    state === 'OPEN' || state === 'FILLING',
  )
  const open = () => go(pathTo('delegation', { ...product }))
  if (delegation?.state === 'TAKEN') return <Taken {...delegation} page={page} />
  if (delegation?.state === 'FILLED')
    return (
      <Card title={copy.filled}>
        <Stack gap={3}>
          <Text as="block">{fill(copy.filledText, { PHONE: delegation.delegatePhone ?? '' })}</Text>
          <Button
            kind="primary"
            size="l"
            block
            onClick={async () => {
              if (await takeFilledForm({ ...delegation, ...product })) onTaken()
            }}
          >
            {copy.look}
          </Button>
        </Stack>
      </Card>
    )
  if (delegation)
    return (
      <Card title={delegation.state === 'OPEN' ? copy.waiting : copy.filling}>
        <Stack gap={3}>
          <Text as="block">{waitingText(delegation)}</Text>
          <Button size="l" block onClick={open}>
            {copy.follow}
          </Button>
        </Stack>
      </Card>
    )
  return <AskChildDoor open={open} />
}

const AskChildDoor = ({ open }: { open: () => void }) =>
  useElderMode() ? (
    <Card>
      <Stack gap={3}>
        <Text as="block">{doors.delegateText}</Text>
        <Button size="l" block onClick={open}>
          {doors.delegate}
        </Button>
      </Stack>
    </Card>
  ) : (
    <Box className="hm-apply__delegate">
      <Button kind="text" onClick={open}>
        {doors.delegate}
      </Button>
    </Box>
  )

/**
 * What the child filled in, in full right after it was taken over, and by a tap when the form was
 * loaded anew. It is read from the form, so it shows every correction. 长辈版 lists it as its last step.
 */
const Taken = ({ page, delegationId }: NonNullable<FormDelegation> & { page: ProductPage }) => {
  const elder = useElderMode()
  const { applicant, insurants } = usePurchase()
  const show = () => fillInFull({ ...productId(page), delegationId }, dayOf(now()))
  useEffect(() => {
    if (wasJustTaken(delegationId)) void show()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, [])
  const people = [
    { key: 'applicant', title: wording(page).applicant, items: applicant },
    ...insurants
      .filter(({ relationType }) => relationType !== 'SELF')
      .map(({ key, relationType, items }) => ({
        ...{ key, items },
        title: relationLabel(page, relationType),
      })),
  ]
  const isHidden = people.some(({ items }) => isShownAsMask(items))
  return (
    <Card title={copy.toCheck}>
      <Stack gap={3}>
        <Text as="block">{copy.check}</Text>
        {elder
          ? null
          : people.map(({ key, title, items }) => (
              <Facts key={key} label={title} facts={factsOf(title, items)} />
            ))}
        {isHidden ? (
          <Button block onClick={show}>
            {copy.show}
          </Button>
        ) : null}
      </Stack>
    </Card>
  )
}

/** Whether a tap shows more. What is locked belongs to the account and did not come from the child. */
const isShownAsMask = (items: readonly FormItem[]): boolean =>
  [itemOf(items, 'name'), itemOf(items, 'identity')].some(
    (item) => isEncrypted(item) && !item?.disabled,
  )

const factsOf = (title: string, items: readonly FormItem[]) => {
  const shown = (type: string) => itemOf(items, type)?.maskValue || textOf(items, type)
  const certificate = certificateOf(items)
  return [
    { name: title, value: shown('name') },
    {
      name: isCredentialType(certificate) ? credentialTypes[certificate] : '',
      value: shown('identity'),
    },
  ]
}
