import type { DialogControls } from '@/ui/dialog/define'
import { Sheet } from '@/ui/layout/sheet'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Image } from '@/ui/primitives/image'
import { Heading, Text } from '@/ui/primitives/text'
import type { ArticleSheetProps } from '.'
import './article-sheet.css'

export const ArticleSheetBody = ({
  title,
  headerImage,
  importantNote,
  paragraphs,
  footerText,
  confirm,
}: ArticleSheetProps & DialogControls<undefined>) => (
  <Sheet
    title={title}
    actions={
      <Button kind="primary" size="l" block onClick={() => confirm(undefined)}>
        {footerText}
      </Button>
    }
  >
    {headerImage ? (
      <Image className="hm-article-sheet__header" src={headerImage} alt="" fit="width" />
    ) : null}
    {importantNote ? (
      <Box className="hm-article-sheet__note" role="group">
        <Text as="block" bold tone="warning">
          {importantNote}
        </Text>
      </Box>
    ) : null}
    {paragraphs.map((paragraph) => (
      <Box key={paragraph.title} className="hm-article-sheet__paragraph">
        <Heading level={3}>{paragraph.title}</Heading>
        <Text as="block" className="hm-article-sheet__content">
          {paragraph.content}
        </Text>
      </Box>
    ))}
  </Sheet>
)
