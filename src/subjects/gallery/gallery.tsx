import { useState, type ReactElement } from 'react'
import { pathTo } from '@/routes/path-to'
import { diagnostics } from '@/subjects/dead-end'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { Link } from '@/ui/primitives/link'
import { Heading, Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { covers, SharedStateCard } from './browser-cards'
import { componentDemos, type ComponentDemo } from './components'
import { gallery as copy } from './copy'
import { demos } from './demos'
import { DialogCard } from './dialog-card'
import { PropertyEditor } from './property-editor'
import { SandboxOnly } from './sandbox-only'
import './gallery.css'

/** Every dialog and form component in each state, for testers. */
export const Gallery = ({ find = '' }: { find?: string | undefined }) => (
  <SandboxOnly title={copy.title}>
    <Found asked={find} />
  </SandboxOnly>
)

const Found = ({ asked }: { asked: string }) => {
  const [wanted, setWanted] = useState(asked)
  const fits = ({ name, variants }: { name: string; variants: object }) =>
    [name, ...Object.keys(variants)].some((text) => text.includes(wanted.trim()))
  const [over, put] = useState<ReactElement>()
  const [covering] = useState(() => covers(put))
  const dialogs = [...demos, ...covering].filter(fits)
  const components = componentDemos.filter(fits)
  return (
    <PageShell title={copy.title} back={pathTo('insure')}>
      <Card>
        <Stack gap={2}>
          <Label htmlFor="gallery-find">{copy.find}</Label>
          <Input id="gallery-find" value={wanted} onChange={setWanted} />
          <Box role="status">
            <Text size="s" tone="soft">
              {dialogs.length + components.length === 0
                ? copy.none
                : `${copy.dialogs} ${dialogs.length} · ${copy.components} ${components.length}`}
            </Text>
          </Box>
          <Link to={pathTo('diagnostics')}>{diagnostics.title}</Link>
        </Stack>
      </Card>
      {dialogs.length > 0 ? <Group title={copy.dialogs} /> : null}
      {dialogs.map((demo) => (
        <DialogCard key={demo.name} demo={demo} />
      ))}
      {components.length > 0 ? <Group title={copy.components} /> : null}
      {components.map((demo) => (
        <ComponentCard key={demo.name} demo={demo} />
      ))}
      {fits({ name: READER, variants: {} }) ? <DocumentsCard /> : null}
      <SharedStateCard />
      {over}
    </PageShell>
  )
}

const Group = ({ title }: { title: string }) => (
  <Box className="hm-gallery__group">
    <Heading level={2}>{title}</Heading>
  </Box>
)

const READER = '文件阅读器'

/** Every kind of address for the document reader, which is a page. */
const documents = {
  文字文件: '/documents/privacy',
  PDF文件: '/sandbox/specimen.pdf',
  打不开的文件: '/files/none.pdf',
  不存在的文件: '/documents/none',
  不能打开的网址: 'https://elsewhere.example/paper.pdf',
}

const DocumentsCard = () => (
  <Card title={READER}>
    <LinkRows
      rows={Object.entries(documents).map(([title, url]) => ({
        key: url,
        to: pathTo('reader', { title, url }),
        icon: 'document' as const,
        words: title,
      }))}
    />
  </Card>
)

type Props = Readonly<Record<string, unknown>>

/** One form component with its states and its properties to edit. */
const ComponentCard = ({ demo }: { demo: ComponentDemo }) => {
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
