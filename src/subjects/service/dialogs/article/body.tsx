import { buttons } from '@/copy/shell/buttons'
import { readMarkdown, type Block, type Run } from '@/domain/document/markdown'
import type { DialogControls } from '@/ui/dialog/define'
import { Sheet } from '@/ui/layout/sheet'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Heading, Text } from '@/ui/primitives/text'
import type { ArticleProps } from '.'
import './article.css'

type ToDocument = ArticleProps['toDocument']

export const ArticleBody = ({
  title,
  markdown,
  allowedHosts,
  docPrefixes,
  toDocument,
  ok = buttons.iKnow,
  confirm,
}: ArticleProps & DialogControls<undefined>) => (
  <Sheet
    title={title}
    actions={
      <Button kind="primary" size="l" block onClick={() => confirm(undefined)}>
        {ok}
      </Button>
    }
  >
    {readMarkdown({ source: markdown, allowedHosts, docPrefixes }).map((block, index) => (
      <Piece key={index} block={block} toDocument={toDocument} />
    ))}
  </Sheet>
)

const Piece = ({ block, toDocument }: { block: Block; toDocument: ToDocument }) => {
  if (block.kind === 'heading')
    return (
      <Heading level={block.level === 2 ? 3 : block.level} className="hm-article__heading">
        <Runs runs={block.runs} toDocument={toDocument} />
      </Heading>
    )
  if (block.kind === 'paragraph')
    return (
      <Text as="block" className="hm-article__paragraph">
        <Runs runs={block.runs} toDocument={toDocument} />
      </Text>
    )
  return (
    <List ordered={block.ordered} className="hm-article__list">
      {block.items.map((runs, index) => (
        <ListItem key={index} className="hm-article__item">
          <Text className="hm-article__mark">{block.ordered ? `${index + 1}.` : '·'}</Text>
          <Text className="hm-article__words">
            <Runs runs={runs} toDocument={toDocument} />
          </Text>
        </ListItem>
      ))}
    </List>
  )
}

const Runs = ({ runs, toDocument }: { runs: readonly Run[]; toDocument: ToDocument }) => (
  <>
    {runs.map(({ text, link, bold }, index) =>
      link ? (
        <Link
          key={index}
          to={link.kind === 'doc' ? toDocument({ url: link.url, title: text }) : link.url}
        >
          {text}
        </Link>
      ) : (
        <Text key={index} bold={bold}>
          {text}
        </Text>
      ),
    )}
  </>
)
