import { useState } from 'react'
import type { ClaimGuide } from '@/contract/guides'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { coverKindNames } from '@/copy/records/cover-kinds'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Icon } from '@/ui/primitives/icon'
import { Label } from '@/ui/primitives/label'
import { List, ListItem } from '@/ui/primitives/list'
import { Select } from '@/ui/primitives/select'
import { Heading, Text } from '@/ui/primitives/text'
import { claims as copy } from './copy'
import './claims.css'

const KIND_ID = 'claim-kind'

/** The documents for a claim by kind of cover. */
export const ClaimDocuments = ({ page, guide }: { page: ProductPage; guide: ClaimGuide }) => {
  const [chosen, setChosen] = useState(guide.kinds[0]?.kind ?? '')
  const own = guide.kinds.find(({ kind }) => kind === chosen)
  const said = (papers: readonly string[]) => papers.map((paper) => fill(paper, wording(page)))
  return (
    <Card title={copy.papers}>
      <Stack gap={4}>
        {guide.kinds.length > 0 ? (
          <Stack gap={2}>
            <Label htmlFor={KIND_ID}>{copy.kind}</Label>
            <Select
              id={KIND_ID}
              value={chosen}
              onChange={setChosen}
              placeholder={copy.choose}
              choices={guide.kinds.map(({ kind }) => ({ value: kind, text: coverKindNames[kind] }))}
            />
            {own ? (
              <Text as="block" size="s" tone="soft">
                {fill(copy.benefits, { NAMES: own.benefits.join('、') })}
              </Text>
            ) : null}
          </Stack>
        ) : null}
        {own ? <DocumentList title={copy.own} papers={said(own.papers)} /> : null}
        <DocumentList title={copy.usual} papers={said(guide.usual)} />
        <Text as="block" size="s" tone="soft">
          {copy.papersHint}
        </Text>
      </Stack>
    </Card>
  )
}

const DocumentList = ({ title, papers }: { title: string; papers: readonly string[] }) => (
  <Stack gap={2}>
    <Heading level={3}>{title}</Heading>
    <List label={title} className="hm-stack hm-gap-2">
      {papers.map((paper) => (
        <ListItem key={paper} className="hm-claims__paper">
          <Icon name="document" size={18} />
          <Text className="hm-claims__words">{paper}</Text>
        </ListItem>
      ))}
    </List>
  </Stack>
)
