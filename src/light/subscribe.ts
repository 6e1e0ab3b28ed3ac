import { buttons } from '@/copy/shell/buttons'
import { subscribe as copy, subscribeText } from '@/copy/shell/subscribe'
import { isAgentMode } from '@/domain/address/browser-env'
import { addToQuery } from '@/domain/address/query'
import { emptyPicture, errorPicture, offlinePicture, successPicture } from '@/domain/look/drawing'
import { templatesToOffer } from '@/domain/reminder/reminder'
import { applyEntryRules } from '@/entry/entry-rules'
import { failureOf } from '@/platform/failure'
import { subscribeAnswer } from '@/platform/subscribe.types'
import { send, type Failure } from './kit/gateway'
import { asked, host, shared, toast } from './kit/host'
import { back, pathTo } from './kit/leave'
import { openPage, type Panel } from './kit/panel-page'
import { context } from './kit/visit'

/** WeChat's code when the user switched off all subscription messages. */
const MAIN_SWITCH_OFF = 20004
/** The most that WeChat asks for at once. */
const MOST_TEMPLATES = 3

/** The record does not exist, or the address carries an invalid id. */
const isMissing = ({ name }: Failure): boolean => name === 'NOT_FOUND' || name === 'BAD_REQUEST'

const complaintOf = (code: number | undefined): string =>
  code === MAIN_SWITCH_OFF ? copy.mainSwitchOff : (subscribeText(code ?? '') ?? copy.failed)

/**
 * The subscribe page: asks to send messages. After any answer the user returns to the page before,
 * and a web page below reads the answer in its address.
 */
openPage('subscribe', ({ query: given, show }) => {
  const query = applyEntryRules({ ...context(), ...given }, 'subscribe')
  const subscribeId = query['subscribeId'] || query['productCode'] || ''
  const { webPath } = query

  const leave = (status: 'accept' | 'reject') => {
    if (!webPath) return back(pathTo('insure'))
    const address = addToQuery(webPath, { subscribeStatus: status })
    shared().webReturn = { address, stays: false }
    return back(pathTo('web', { path: address }))
  }
  const backButton = (status: 'accept' | 'reject') => ({
    text: buttons.back,
    isPrimary: true,
    does: () => leave(status),
  })

  const settle = (words: Readonly<Record<string, unknown>>) => {
    const answers = Object.entries(words).flatMap(([templateId, word]) => {
      const actionId = subscribeAnswer(word)
      return actionId ? [{ templateId, actionId }] : []
    })
    // A failed report is ignored.
    for (const answer of answers)
      void send('reportSubscribe', { ...answer, insuranceType: subscribeId, subscribeId })
    const isAccepted = answers.some(({ actionId }) => actionId === 'accept')
    if (isAccepted) toast(copy.succeeded)
    return leave(isAccepted ? 'accept' : 'reject')
  }

  const offer = (templateIds: readonly string[], code?: { native: number | undefined }) => {
    const panel: Panel = {
      picture: successPicture,
      title: copy.heading,
      text: copy.text,
      complaint: code && complaintOf(code.native),
      buttons: [
        ...(code?.native === MAIN_SWITCH_OFF
          ? [{ text: copy.openSetting, opensSettings: true, does: () => offer(templateIds) }]
          : []),
        { text: copy.ask, isPrimary: true, does: () => ask(templateIds) },
        { text: copy.skip, does: () => leave('reject') },
      ],
    }
    show({ panel })
  }

  const ask = (templateIds: readonly string[]) =>
    asked<Readonly<Record<string, unknown>>>((callbacks) =>
      host.requestSubscribeMessage({ tmplIds: templateIds.slice(0, MOST_TEMPLATES), ...callbacks }),
    ).then(settle, (why: unknown) => offer(templateIds, { native: failureOf(why).nativeCode }))

  const load = async () => {
    show(undefined)
    const known = await send('getTemplateIds', { subscribeId })
    if (!known.ok)
      return show({
        panel: isMissing(known.error)
          ? {
              picture: emptyPicture,
              title: copy.none,
              hasHelp: true,
              buttons: [backButton('reject')],
            }
          : {
              picture: known.error.name === 'NETWORK' ? offlinePicture : errorPicture,
              title: known.error.text,
              isUrgent: true,
              hasHelp: known.error.name !== 'NETWORK',
              buttons: [{ text: buttons.retry, isPrimary: true, does: load }],
            },
      })
    const templates = known.value.templateIdList
    const isAgent = isAgentMode(context())
    const templateIds = templatesToOffer({ templates, isAgent })
    if (templateIds.length > 0) return offer(templateIds)
    return show({
      panel:
        !isAgent && templates.length > 0
          ? { picture: successPicture, title: copy.subscribed, buttons: [backButton('accept')] }
          : { picture: emptyPicture, title: copy.none, buttons: [backButton('reject')] },
    })
  }
  void load()
  return {}
})
