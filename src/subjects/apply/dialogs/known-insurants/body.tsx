import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { relations } from '@/copy/product/people'
import { buttons } from '@/copy/shell/buttons'
import { minuteText } from '@/domain/time/instant'
import type { DialogControls } from '@/ui/dialog/define'
import { Sheet } from '@/ui/layout/sheet'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { KnownInsurant, KnownInsurantsAnswer, KnownInsurantsProps } from '.'
import './known-insurants.css'

const closedText = (closed: KnownInsurant['closed'], ages: KnownInsurantsProps['ages']): string => {
  if (closed === 'ADDED') return copy.added
  if (closed === 'AGE') return fill(copy.age, ages)
  return closed === 'RELATION' ? copy.relationFull : ''
}

/** 已投保 with its end, or the unpaid order. With an unpaid order the person may be chosen again. */
const standingOf = ({ status, expireTime }: KnownInsurant): string => {
  switch (status) {
    case 'INSURED':
      return expireTime ? fill(copy.insuredUntil, { DAY: expireTime }) : copy.insured
    case 'UNPAID':
      return expireTime ? fill(copy.unpaidUntil, { TIME: minuteText(expireTime) }) : copy.unpaid
    case 'NONE':
      return ''
  }
}

export const KnownInsurantsBody = ({
  list,
  terms,
  ages,
  tip,
  confirm,
}: KnownInsurantsProps & DialogControls<KnownInsurantsAnswer>) => (
  <Sheet title={fill(copy.historyTitle, terms)}>
    {tip ? (
      <Text as="block" size="s" tone="soft" className="hm-known__tip">
        {tip}
      </Text>
    ) : null}
    <List>
      {list.map((person) => {
        const { id, name, credentialNo, relationType, closed, canForget } = person
        const notes = [standingOf(person), closedText(closed, ages)].filter(Boolean)
        return (
          <ListItem key={id} className="hm-known">
            <Button
              kind="bare"
              className="hm-known__person"
              disabled={closed !== undefined}
              onClick={() => confirm({ step: 'choose', id })}
            >
              <Text as="block" bold>
                {closed === undefined ? <Icon name="plus" size={16} /> : null} {name}{' '}
                {relations[relationType]}
              </Text>
              <Text as="block" size="s" tone="soft" numeric>
                {credentialNo}
              </Text>
              {notes.map((note) => (
                <Text key={note} as="block" size="s" tone="soft">
                  {note}
                </Text>
              ))}
            </Button>
            {canForget ? (
              <Button
                kind="text"
                size="s"
                label={`${buttons.remove}${name}`}
                onClick={() => confirm({ step: 'forget', id })}
              >
                {buttons.remove}
              </Button>
            ) : null}
          </ListItem>
        )
      })}
    </List>
  </Sheet>
)
