import assert from 'node:assert/strict'
import type { Page, Request } from '@playwright/test'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { getDraft, saveDraft, SavedDraft } from '@/contract/draft'
import { eventually } from './storefront'

type Held = RequestOf<typeof saveDraft>['draft'] | SavedDraft

/** The wire's names of the fields that a form shows as text. */
const shownAs = { name: 'name', credentialNo: 'identity', mobile: 'mobile' } as const

/** What a form must show: the plain value, or some mask where only its token is held. */
const toldBy = (draft: Held): Map<string, string | undefined> => {
  const told = new Map<string, string | undefined>()
  const people = [
    { form: 'applicant', ...draft.applicant },
    ...draft.insurants.map(({ key, ...person }) => ({ form: key, mobile: undefined, ...person })),
  ]
  for (const { form, ...person } of people)
    for (const [field, type] of Object.entries(shownAs)) {
      const value = person[field as keyof typeof shownAs]
      if (value) told.set(`${form}-${type}`, value.encryptType === 1 ? value.value : undefined)
    }
  return told
}

/**
 * The invariant of the form: its fields show what the store holds, which is what the store last
 * handed over for safe keeping. Asked after every dialog and every return to the page.
 */
export const watchFields = (page: Page): { hold(): Promise<void> } => {
  let last: Held | undefined
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/saveDraftToc')) return
    const { data } = request.postDataJSON() as { data: RequestOf<typeof saveDraft> }
    last = data.draft
  })
  // A page that is opened anew begins with what was kept.
  page.on('response', (response) => {
    if (!response.url().endsWith('/getDraftToc')) return
    void response.json().then((answer: { data: ResponseOf<typeof getDraft> }) => {
      last = answer.data.draft ?? undefined
    })
  })
  const shown = () =>
    page
      .locator('.hm-form input[type=text]')
      .evaluateAll((inputs) =>
        inputs.flatMap((input) =>
          input instanceof HTMLInputElement && input.checkVisibility()
            ? [[input.id, input.value] as const]
            : [],
        ),
      )
  const differing = async (): Promise<string[]> => {
    if (!last) return []
    const told = toldBy(last)
    return (await shown()).flatMap(([id, value]) => {
      if (!/-(name|identity|mobile)$/.test(id)) return []
      const wanted = told.has(id) ? told.get(id) : ''
      const holds = wanted === undefined ? value.includes('*') : value === wanted
      return holds ? [] : [`${id} shows ${value}, held is ${wanted ?? 'a token'}`]
    })
  }
  return {
    hold: async () => {
      assert.deepEqual(await eventually(differing, (found) => found.length === 0), [])
    },
  }
}
