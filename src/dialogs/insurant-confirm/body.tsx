import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import { popups as copy } from '@/copy/shell/popups'
import type { DialogControls } from '@/ui/dialog/answer'
import { Actions } from '@/ui/layout/actions'
import { Facts } from '@/ui/layout/facts'
import { Sheet } from '@/ui/layout/sheet'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import type { InsurantConfirmProps } from './'

export const InsurantConfirmBody = ({
  people,
  insurant,
  confirm,
  cancel,
}: InsurantConfirmProps & DialogControls<undefined>) => (
  <Sheet
    title={copy.insurantConfirm}
    actions={
      <Actions>
        <Button size="l" onClick={cancel}>
          {buttons.edit}
        </Button>
        <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
          {buttons.iConfirmed}
        </Button>
      </Actions>
    }
  >
    <Stack gap={4}>
      <Text as="block" tone="soft">
        {fill(copy.insurantConfirmText, { N: people.length, insurant })}
      </Text>
      <Facts
        label={copy.insurantConfirm}
        facts={people.map(({ name, relation, number }) => ({
          name: `${relation} ${name}`,
          value: number,
        }))}
      />
    </Stack>
  </Sheet>
)
