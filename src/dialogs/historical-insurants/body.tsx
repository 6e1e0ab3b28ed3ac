import type { HistoricalInsurant } from '@/contract/person'
import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { relations } from '@/copy/product/relations'
import type { DialogControls } from '@/ui/dialog/answer'
import { Sheet } from '@/ui/layout/sheet'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { HistoricalInsurantsProps } from './'
import './historical-insurants.css'

/** Read when shown, so that the language of the moment counts. */
const statusText = (status: HistoricalInsurant['curInsureStatus']): string =>
  ({ NONE: '', UNPAID: copy.unpaid, INSURED: copy.insured })[status]

export const HistoricalInsurantsBody = ({
  list,
  terms,
  disabled,
  confirm,
}: HistoricalInsurantsProps & DialogControls<HistoricalInsurant>) => (
  <Sheet title={fill(copy.historyTitle, terms)}>
    <List>
      {list.map((person) => (
        <ListItem key={person.insurantId}>
          <Button
            kind="bare"
            block
            className="hm-history__person"
            disabled={disabled.includes(person.insurantId) || person.curInsureStatus === 'INSURED'}
            onClick={() => confirm(person)}
          >
            <Box className="hm-history__words">
              <Text as="block" bold>
                {person.maskName} {relations[person.relationType]}
              </Text>
              <Text as="block" size="s" tone="soft" numeric>
                {person.maskCredentialNo}
              </Text>
            </Box>
            <Text size="s" tone="soft">
              {statusText(person.curInsureStatus)}
            </Text>
          </Button>
        </ListItem>
      ))}
    </List>
  </Sheet>
)
