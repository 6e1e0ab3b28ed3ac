import { useCallback, useEffect, useRef, useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import {
  documentsButton,
  openDocuments,
  stepDocuments,
  tabTitle,
} from '@/domain/document/documents'
import type { DialogControls } from '@/ui/dialog/define'
import { Skeleton } from '@/ui/display/skeleton'
import { useSecondsLeft } from '@/ui/display/use-countdown'
import { Sheet } from '@/ui/layout/sheet'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { productFill } from '@/ui/shell/theme'
import { documents as copy } from '../../copy'
import type { DocumentsProps, ReadDocument } from '.'
import './documents.css'

/** The countdown of the button runs here, so the rules get none. */
const NEVER = 0

export const DocumentsBody = ({
  documents,
  start = 0,
  needReadAll = false,
  autoNext = false,
  seconds,
  buttonText = copy.documentsAgree,
  colour = productFill('#d32826'),
  confirm,
}: DocumentsProps & DialogControls<undefined>) => {
  const left = useSecondsLeft(seconds)
  const [state, setState] = useState(() => {
    const opened = openDocuments({ count: documents.length, needReadAll, autoNext, now: NEVER })
    return stepDocuments({ state: opened, event: { type: 'select', index: start } })
  })
  const current = documents[state.current]
  const agreed = state.agreed
  useEffect(() => {
    if (agreed) confirm(undefined)
  }, [agreed, confirm])

  const scrolledToEnd = useCallback(
    () => setState((before) => stepDocuments({ state: before, event: { type: 'scrolledToEnd' } })),
    [],
  )
  if (!current) return null
  const { press } = documentsButton({ state, now: NEVER })
  const wait = left.running ? `（${left.running.seconds}s）` : left.ended ? '' : copy.documentsWait
  return (
    <Sheet
      title={copy.documents}
      above={
        <Box role="tablist" label={copy.documents} className="hm-documents__tabs">
          {documents.map(({ title }, index) => (
            <Button
              key={title}
              kind="bare"
              role="tab"
              id={`document-tab-${index}`}
              controls="document-panel"
              selected={index === state.current}
              className="hm-documents__tab"
              style={index === state.current ? { borderBottomColor: colour } : {}}
              onClick={() => setState(stepDocuments({ state, event: { type: 'select', index } }))}
            >
              {tabTitle({ title })}
            </Button>
          ))}
        </Box>
      }
      reading={{
        key: String(state.current),
        id: 'document-panel',
        label: current.title,
        onReachBottom: scrolledToEnd,
      }}
      actions={
        <Button
          kind="primary"
          size="l"
          block
          disabled={!left.ended}
          className="hm-documents__agree"
          style={{ '--hm-fill': colour }}
          onClick={() => setState(stepDocuments({ state, event: { type: 'press', now: NEVER } }))}
        >
          {press === 'next' ? copy.documentsNext : buttonText}
          {wait}
        </Button>
      }
    >
      <DocumentText key={state.current} document={current} />
    </Sheet>
  )
}

const DocumentText = ({ document: { title, read } }: { document: ReadDocument }) => {
  const reading = useRef(read)
  const { state, again } = useLoad(title, async () => {
    const content = await reading.current()
    return content
      ? ({ ok: true, value: content } as const)
      : ({ ok: false, error: undefined } as const)
  })
  // The placeholder is a screen high, so that a loading document has no end to scroll to.
  if (state.status === 'loading')
    return (
      <Box className="hm-documents__wait">
        <Skeleton lines={8} />
      </Box>
    )
  if (state.status === 'failed')
    return (
      <Stack gap={3}>
        <Text as="block" tone="danger">
          {shell.loadFailed}
        </Text>
        <Button onClick={again}>{buttons.retry}</Button>
      </Stack>
    )
  return (
    <>
      <Heading level={3}>{title}</Heading>
      {state.value.map((paragraph, index) => (
        <Text key={index} as="block" className="hm-documents__paragraph">
          {paragraph}
        </Text>
      ))}
    </>
  )
}
