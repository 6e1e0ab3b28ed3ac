import { useState } from 'react'
import { fetchDocument } from '@/api/catalogue'
import { Failed } from '@/blocks/failed/failed'
import { errors } from '@/copy/errors/errors'
import { reader as copy } from '@/copy/shell/reader'
import { useVisit } from '@/stores/visit'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading } from '@/ui/primitives/heading'
import { Text } from '@/ui/primitives/text'
import { DocumentRefused } from './document-refused'
import { splitHead } from './split-head'
import './reader.css'

/** Sizes of the type in percent of the reader's own; the second is how a document opens. */
const sizes = [90, 105, 125, 150, 180] as const
const FIRST = 1

/** A document of ours as text, in type that can be made larger. */
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
      <Row spread="end" gap={2} className="hm-document__sizes">
        <Button disabled={size === 0} onClick={() => setSize(size - 1)}>
          {copy.shrink}
        </Button>
        <Button disabled={size === sizes.length - 1} onClick={() => setSize(size + 1)}>
          {copy.enlarge}
        </Button>
      </Row>
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
