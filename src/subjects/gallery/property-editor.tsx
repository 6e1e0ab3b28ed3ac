import { useState } from 'react'
import { Stack } from '@/ui/layout/stack'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { Text } from '@/ui/primitives/text'
import { gallery as copy } from './copy'

type Props = Readonly<Record<string, unknown>>

interface PropertyEditorProps {
  /** Distinguishes the fields of several editors. */
  id: string
  props: Props
  onChange: (props: Props) => void
}

/** Edits all properties of a dialog or component: texts as they are, the rest as JSON. */
export const PropertyEditor = ({ id, props, onChange }: PropertyEditorProps) => (
  <Stack gap={3}>
    {Object.entries(props).map(([name, value]) => (
      <Property
        key={name}
        id={`${id}-${name}`}
        name={name}
        value={value}
        onChange={(changed) => onChange({ ...props, [name]: changed })}
      />
    ))}
  </Stack>
)

interface PropertyProps {
  id: string
  name: string
  value: unknown
  onChange: (value: unknown) => void
}

const Property = ({ id, name, value, onChange }: PropertyProps) => {
  if (typeof value === 'function')
    return (
      <Text size="s" tone="soft">
        {name}: {copy.call}
      </Text>
    )
  if (typeof value === 'boolean')
    return (
      <Checkbox checked={value} onChange={onChange}>
        {name}
      </Checkbox>
    )
  return <Written id={id} name={name} value={value} onChange={onChange} />
}

/** Edits a text or JSON. Invalid JSON is kept as typed and marked. */
const Written = ({ id, name, value, onChange }: PropertyProps) => {
  const isText = typeof value === 'string'
  const [typed, setTyped] = useState(() => (isText ? value : JSON.stringify(value)))
  const [broken, setBroken] = useState(false)
  const edit = (text: string) => {
    setTyped(text)
    if (isText) return onChange(text)
    try {
      onChange(JSON.parse(text))
      setBroken(false)
    } catch {
      setBroken(true)
    }
  }
  return (
    <Stack gap={1}>
      <Label htmlFor={id}>{name}</Label>
      <Input id={id} value={typed} onChange={edit} invalid={broken} />
      {broken ? (
        <Text size="s" tone="danger">
          {copy.notJson}
        </Text>
      ) : null}
    </Stack>
  )
}
