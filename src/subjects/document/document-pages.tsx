import { useState, type ReactNode } from 'react'
import { fetchDocument } from '@/api/catalogue'
import { errors } from '@/copy/errors/errors'
import { buttons } from '@/copy/shell/buttons'
import { reader as copy } from '@/copy/shell/reader'
import { back } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { Failed } from '@/ui/blocks/failed/failed'
import { ReadAloud } from '@/ui/display/read-aloud'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import './reader.css'

/** Type sizes in percent of the user's own. A document opens with the second. */
const sizes = [90, 105, 125, 150, 180] as const
const FIRST = 1

/** Our document as text, in type that can be enlarged. */
export const DocumentPages = ({ url }: { url: string }) => {
  const { context } = useVisit()
  const { state, again } = useLoad(url, () => fetchDocument(url))
  const [size, setSize] = useState<number>(FIRST)

  if (state.status === 'loading')
    return (
      <Card>
        <Skeleton lines={10} />
      </Card>
    )
  if (state.status === 'failed')
    return state.error.name === 'NOT_FOUND' ? (
      <DocumentRefused title={errors.NOT_FOUND} />
    ) : (
      <Failed error={state.error} words={context} onRetry={again} />
    )
  const { title, content } = state.value
  return (
    <Box as="article" className="hm-document" style={{ fontSize: `${sizes[size]}%` }}>
      <Heading level={2} className="hm-document__title">
        {title}
      </Heading>
      {content.map((text, index) => (
        <Paragraph key={index} text={text} />
      ))}
      <SizeButtons step={size} steps={sizes.length} onStep={setSize}>
        <ReadAloud texts={[title, ...content]} />
      </SizeButtons>
    </Box>
  )
}

const Paragraph = ({ text }: { text: string }) => {
  const { head, body } = splitHead(text)
  return (
    <>
      {head ? (
        <Heading level={3} className="hm-document__head">
          {head}
        </Heading>
      ) : null}
      <Text as="block" className="hm-document__paragraph">
        {body}
      </Text>
    </>
  )
}

/** Matches `一、`, `第三条` or `第二章` with a short phrase as the first sentence. */
const RUN_IN =
  /^((?:[一二三四五六七八九十]+、|第[一二三四五六七八九十百]+[章节条])[^。；：，]{1,24}。)(.+)$/s

/** Separates the heading at the start of a paragraph from its text. */
const splitHead = (text: string): { head?: string; body: string } => {
  const [, head, body] = RUN_IN.exec(text) ?? []
  return head && body ? { head, body } : { body: text }
}

/** A link that must not be followed, or a document that does not exist. */
export const DocumentRefused = ({ title = copy.refused }: { title?: string }) => (
  <StatePanel picture="failure" title={title} urgent>
    <Button kind="primary" onClick={() => back(pathTo('insure'))}>
      {buttons.back}
    </Button>
  </StatePanel>
)

interface SizeButtonsProps {
  step: number
  steps: number
  onStep: (step: number) => void
  /** Further buttons. */
  children?: ReactNode
}

/** Buttons for smaller and larger type, always visible. */
export const SizeButtons = ({ step, steps, onStep, children }: SizeButtonsProps) => (
  <Row spread="end" gap={2} className="hm-document__sizes">
    {children}
    <Button disabled={step === 0} onClick={() => onStep(step - 1)}>
      {copy.shrink}
    </Button>
    <Button disabled={step === steps - 1} onClick={() => onStep(step + 1)}>
      {copy.enlarge}
    </Button>
  </Row>
)
