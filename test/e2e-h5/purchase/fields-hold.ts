import assert from 'node:assert/strict'
import type { Page, Request } from '@playwright/test'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { getDraft, saveDraft, SavedDraft } from '@/contract/draft'
import { eventually } from '../../support/storefront'

type Held = RequestOf<typeof saveDraft>['draft'] | SavedDraft

/** Maps wire names of fields to the names of the form's text fields. */
const shownAs = { name: 'name', credentialNo: 'identity', mobile: 'mobile' } as const

/** Values that a form must show. Where only a token is known, any masked value is right. */
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
 * Checks the invariant of the form: its fields show the values of the store. The last saved draft
 * tells these values. Tests check this after every dialog and every return to the page.
 */
export const watchFields = (page: Page): { hold(): Promise<void> } => {
  let last: Held | undefined
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/saveDraftToc')) return
    const { data } = request.postDataJSON() as { data: RequestOf<typeof saveDraft> }
    last = data.draft
  })
  // A page that is opened again starts with the saved draft.
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
