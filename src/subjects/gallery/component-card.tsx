import { useState } from 'react'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import type { ComponentDemo } from './components'
import { gallery as copy } from './copy/gallery'
import { PropertyEditor } from './property-editor'

type Props = Readonly<Record<string, unknown>>

/** One form component with its states and its properties to edit. */
export const ComponentCard = ({ demo }: { demo: ComponentDemo }) => {
  const names = Object.keys(demo.variants)
  const [variant, setVariant] = useState(names[0] ?? '')
  const [props, setProps] = useState<Props>(() => ({ ...demo.variants[variant] }))
  const [editing, setEditing] = useState(false)
  const show = (name: string) => {
    setVariant(name)
    setProps({ ...demo.variants[name] })
  }
  return (
    <Card title={demo.name}>
      <Stack gap={3}>
        <Row wrap>
          {names.map((name) => (
            <Button
              key={name}
              size="s"
              label={`${demo.name} ${name}`}
              pressed={name === variant}
              onClick={() => show(name)}
            >
              {name}
            </Button>
          ))}
        </Row>
        <Box>{demo.draw(props, (changed) => setProps({ ...props, ...changed }))}</Box>
        {editing ? (
          <PropertyEditor key={variant} id={demo.name} props={props} onChange={setProps} />
        ) : (
          <Button kind="text" label={`${copy.edit} ${demo.name}`} onClick={() => setEditing(true)}>
            {copy.edit}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
