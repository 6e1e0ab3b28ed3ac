import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { Facts } from '@/ui/layout/facts'
import { Sheet } from '@/ui/layout/sheet'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import type { InsuredListProps } from '.'
import './insured-list.css'

export const InsuredListBody = ({
  title,
  rule,
  listTitle,
  groups,
  discount,
  footer,
  confirm,
}: InsuredListProps & DialogControls<undefined>) => (
  <Sheet
    title={title}
    actions={
      <Row spread="between" wrap>
        <Box>
          <Text as="block">
            {footer.label}{' '}
            <Text bold size="l" tone="accent" numeric>
              {footer.text}
            </Text>
          </Text>
          {footer.detail ? (
            <Text as="block" size="s" tone="soft">
              {footer.detail}
            </Text>
          ) : null}
        </Box>
        <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
          {buttons.iKnow}
        </Button>
      </Row>
    }
  >
    <Stack gap={4}>
      {rule ? (
        <Text as="block" tone="soft">
          {rule}
        </Text>
      ) : null}
      <Heading level={3}>{listTitle}</Heading>
      {groups.map(({ label, texts }) => (
        <Box key={label} className="hm-insured-list__group">
          <Text as="block" bold>
            {label}
          </Text>
          {texts.map((text) => (
            <Text key={text} as="block" tone="soft">
              {text}
            </Text>
          ))}
        </Box>
      ))}
      {discount ? (
        <Box className="hm-insured-list__discount">
          <Heading level={3}>{discount.title}</Heading>
          <Facts
            label={discount.title}
            facts={discount.detail.map(({ label, text }) => ({ name: label, value: text }))}
          />
        </Box>
      ) : null}
    </Stack>
  </Sheet>
)
