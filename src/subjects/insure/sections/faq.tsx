import { useState } from 'react'
import { fill } from '@/copy/fill'
import { product as copy } from '@/copy/product/product'
import { shell } from '@/copy/shell/shell'
import { findQuestions } from '@/domain/product/find-questions'
import { Questions, useInsureFeatures, useTestTag } from '@/subjects/product'
import { CallableText } from '@/ui/display/callable-text'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { HelpLink } from '@/ui/shell/help-link'
import type { SectionBody } from './types'

/** The test that compares an answer shown open with questions only. */
const COMPARED = 'insure-faq'

/** Fewer questions are seen at one glance. */
const SEARCHED_FROM = 4
const SEARCH_ID = 'faq-search'

export const Faq: SectionBody<'faq'> = ({ section: { items }, page }) => {
  const side = useTestTag(COMPARED)
  const first = useInsureFeatures(page)?.openFirstQuestion || side === 'open'
  const [typed, setTyped] = useState('')
  const found = findQuestions(items, typed)
  const searching = typed.trim() !== ''
  const [only, ...others] = found
  return (
    <Stack gap={3}>
      {items.length < SEARCHED_FROM ? null : (
        <Stack gap={2}>
          <Label htmlFor={SEARCH_ID}>{copy.searchFaq}</Label>
          <Input id={SEARCH_ID} value={typed} onChange={setTyped} placeholder={copy.searchHint} />
          <Box role="status">
            {searching ? (
              <CallableText
                size="s"
                tone="soft"
                text={
                  found.length === 0
                    ? fill(copy.noQuestion, { PHONE: page.servicePhone })
                    : fill(copy.foundQuestions, { N: String(found.length) })
                }
              />
            ) : null}
          </Box>
        </Stack>
      )}
      <Questions
        name="faq"
        items={found}
        opened={searching ? (others.length === 0 ? only?.q : undefined) : first && items[0]?.q}
      />
      <HelpLink text={shell.toService} />
    </Stack>
  )
}
