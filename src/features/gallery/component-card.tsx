import { useState } from 'react'
import { gallery as copy } from '@/copy/shell/gallery'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import type { ComponentSpecimen } from './components'
import { PropertyEditor } from './property-editor'

type Props = Readonly<Record<string, unknown>>

/** One form component with its states and its properties to edit. */
export const ComponentCard = ({ specimen }: { specimen: ComponentSpecimen }) => {
  const names = Object.keys(specimen.variants)
  const [variant, setVariant] = useState(names[0] ?? '')
  const [props, setProps] = useState<Props>(() => ({ ...specimen.variants[variant] }))
  const [editing, setEditing] = useState(false)
  const show = (name: string) => {
    setVariant(name)
    setProps({ ...specimen.variants[name] })
  }
  return (
    <Card title={specimen.name}>
      <Stack gap={3}>
        <Row wrap>
          {names.map((name) => (
            <Button
              key={name}
              size="s"
              label={`${specimen.name} ${name}`}
              pressed={name === variant}
              onClick={() => show(name)}
            >
              {name}
            </Button>
          ))}
        </Row>
        <Box>{specimen.draw(props, (changed) => setProps({ ...props, ...changed }))}</Box>
        {editing ? (
          <PropertyEditor key={variant} id={specimen.name} props={props} onChange={setProps} />
        ) : (
          <Button
            kind="text"
            label={`${copy.edit} ${specimen.name}`}
            onClick={() => setEditing(true)}
          >
            {copy.edit}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
