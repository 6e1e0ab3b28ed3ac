import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { Actions, Answers } from '@/ui/layout/actions'
import { Facts } from '@/ui/layout/facts'
import { Sheet } from '@/ui/layout/sheet'
import { Stack } from '@/ui/layout/stack'
import { Text } from '@/ui/primitives/text'
import { dialogs as copy } from '../../copy'
import type { InsurantConfirmProps } from '.'

export const InsurantConfirmBody = ({
  people,
  insurant,
  confirm,
  cancel,
}: InsurantConfirmProps & DialogControls<undefined>) => (
  <Sheet
    title={fill(copy.insurantConfirm, { insurant })}
    actions={
      <Actions>
        <Answers
          no={buttons.edit}
          onNo={cancel}
          yes={buttons.iConfirmed}
          onYes={() => confirm(undefined)}
        />
      </Actions>
    }
  >
    <Stack gap={4}>
      <Text as="block" tone="soft">
        {fill(copy.insurantConfirmText, { N: people.length, insurant })}
      </Text>
      <Facts
        label={fill(copy.insurantConfirm, { insurant })}
        facts={people.map(({ name, relation, number }) => ({
          name: `${relation} ${name}`,
          value: number,
        }))}
      />
    </Stack>
  </Sheet>
)
