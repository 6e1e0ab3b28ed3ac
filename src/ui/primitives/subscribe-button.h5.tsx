import { can } from '@/platform/environment'
import { failureOf, type PortResult } from '@/platform/failure'
import { readSubscribeDetails } from '@/platform/hosts/official-account/subscribe-details'
import type { SubscribeAnswer } from '@/platform/subscribe.types'
import { buttonClass } from './button-class'
import { nameOf, OpenTag } from './open-tag'
import type { SubscribeButtonProps } from './subscribe-button.types'
import './button.css'

/** In an official account subscribing needs an element of WeChat. Other hosts cannot subscribe. */
export const SubscribeButton = ({
  templateIds,
  onAnswer,
  fallback,
  ...look
}: SubscribeButtonProps) => {
  if (!can('openTags')) return <>{fallback}</>
  const answer = (detail: unknown): PortResult<Record<string, SubscribeAnswer>> => ({
    ok: true,
    value: readSubscribeDetails(detail),
  })
  return (
    <OpenTag
      tag="wx-open-subscribe"
      attributes={{ template: templateIds.slice(0, 3).join(',') }}
      label={nameOf(look)}
      on={{
        success: (detail) => onAnswer(answer(detail)),
        error: (detail) => onAnswer(failureOf(detail)),
      }}
    >
      <span className={buttonClass(look, false)}>{look.children}</span>
    </OpenTag>
  )
}
