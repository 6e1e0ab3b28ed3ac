import { useState } from 'react'
import type { Demo } from '@/ui/dialogs/demo'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { gallery as copy } from './copy'
import { PropertyEditor } from './property-editor'

type Props = Readonly<Record<string, unknown>>

/** One dialog with a button for each state, its answer, and its properties to edit. */
export const DialogCard = ({ demo }: { demo: Demo }) => {
  const [answer, setAnswer] = useState('')
  const [edited, setEdited] = useState<{ variant: string; props: Props }>()
  const open = async (props: object) => {
    setAnswer('')
    setAnswer(JSON.stringify(await demo.open(props)))
  }
  return (
    <Card title={demo.name}>
      <Stack gap={3}>
        <Row wrap>
          {Object.entries(demo.variants).map(([variant, props]) => (
            <Button
              key={variant}
              className="hm-gallery__state"
              label={`${demo.name} ${variant}`}
              onClick={() => {
                if (edited) setEdited({ variant, props: { ...props } })
                void open(props)
              }}
            >
              {variant}
            </Button>
          ))}
        </Row>
        <Box role="status">
          {answer ? (
            <Text size="s" tone="soft">
              {copy.answer} {answer}
            </Text>
          ) : null}
        </Box>
        {edited ? (
          <>
            <Text bold>{edited.variant}</Text>
            <PropertyEditor
              key={edited.variant}
              id={demo.name}
              props={edited.props}
              onChange={(props) => setEdited({ ...edited, props })}
            />
            <Button
              kind="primary"
              label={`${copy.open} ${demo.name}`}
              onClick={() => open(edited.props)}
            >
              {copy.open}
            </Button>
          </>
        ) : (
          <Button
            kind="text"
            label={`${copy.edit} ${demo.name}`}
            onClick={() => {
              const [first] = Object.entries(demo.variants)
              if (first) setEdited({ variant: first[0], props: { ...first[1] } })
            }}
          >
            {copy.edit}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
